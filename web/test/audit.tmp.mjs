// usage: node audit.tmp.mjs OUT combos...
import { execFileSync } from "node:child_process";
import { writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { DESK, PHONE, launch, visit, overflow, violations } from "./browser.mjs";
const web = dirname(dirname(fileURLToPath(import.meta.url)));
const [,, out, evoku, ...wanted] = process.argv;
mkdirSync(out, { recursive: true });
const { outputFiles } = await build({ stdin: { contents: 'export { english as en } from "./en"; export { german as de } from "./de";', resolveDir: join(web, "src/texts") }, bundle: true, write: false, format: "esm" });
const texts = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
const browser = await launch();
const killer = JSON.stringify({puzzle:".".repeat(81), constraints:["thermometer r1c1 r2c2 r3c3 r4c4","killer 15 r1c8 r1c9 r2c9","renban r9c1 r9c2 r9c3","arrow r5c5 r5c6 r5c7"]});
for (const locale of ["en", "de"]) for (const [screen, viewport] of [["desk", DESK], ["phone", PHONE]]) for (const colorScheme of ["light", "dark"]) {
  const name = `${locale}-${screen}-${colorScheme}`;
  if (wanted.length && !wanted.includes(name)) continue;
  const say = texts[locale];
  const { page, wrong, context, asked } = await visit(browser, "", { viewport, colorScheme, locale, acceptDownloads: true, reducedMotion: "no-preference" });
  const button = (n) => page.getByRole("button", { name: n, exact: true });
  const view = (n) => page.getByRole("link", { name: n, exact: true }).click();
  const note = [];
  const shoot = async (n, fullPage = false) => {
    await page.screenshot({ path: `${out}/${name}-${n}.png`, fullPage });
    const o = await overflow(page); if (o > 0) note.push(`${n}: sticks out ${o}`);
    const v = await violations(page); if (v.length) note.push(`${n}: axe ${v.join("; ")}`);
  };
  try {
    await page.getByRole("gridcell").nth(2).click(); await page.keyboard.press("4"); await page.keyboard.press("ArrowDown"); await page.keyboard.press("Shift+5");
    await shoot("1-play");
    for (const words of say.hint.stages.slice(0, 3)) await button(words).click();
    await button(say.hint.stages[3]).waitFor(); await shoot("2-hint");
    await button(say.hint.stages[3]).click();
    await view(say.views.understand); await page.waitForTimeout(1500); await button(say.understand.next).click(); await button(say.understand.next).click(); await shoot("3-explain");
    await view(say.views.make); await page.getByLabel(say.make.level).first().selectOption("hard");
    let t = Date.now(); await button(say.make.make).click();
    await page.getByText(new RegExp(`^${say.make.ofSeed("").split(":")[0].trim()} \\d+`)).waitFor({timeout:120000}); note.push(`hard made in ${Date.now()-t} ms`);
    await shoot("4-made"); await button(say.make.take.play).first().click();
    await button(say.play.print).click(); await page.locator("evoku-sheets svg").first().waitFor({timeout:60000}); await page.waitForTimeout(300); await shoot("5-print");
    const [download] = await Promise.all([page.waitForEvent("download", {timeout: 60000}), button(say.print.pdf).click()]);
    await download.saveAs(`${out}/${name}.pdf`); note.push(`pdf ${download.suggestedFilename()}`);
    await page.keyboard.press("Escape");
    await view(say.views.evolve); await page.getByLabel(say.evolve.two).check(); await page.getByLabel(say.evolve.budget).fill("100000"); await page.getByLabel(say.make.seed).first().fill("3");
    await button(say.evolve.start).click();
    await page.waitForFunction((ends) => [...document.querySelectorAll("evoku-lane [role=status]")].filter((s) => ends.includes(s.textContent)).length === 2, Object.values(say.evolve.stops), {timeout:120000});
    await page.waitForTimeout(500); await shoot("6-race", true);
    for (const lane of await page.locator("evoku-lane").all()) {
      await lane.getByText(say.evolve.repeat).click();
      const code = await lane.locator("pre code").textContent(); const figures = (await lane.locator(".facts-of-run dd").allTextContents()).slice(0, 2);
      let told; try { told = JSON.parse(execFileSync("bash", ["-c", code.replace(/^evoku/, evoku) + " --json"], { stdio: ["ignore", "pipe", "pipe"] })); } catch (e) { try { told = JSON.parse(e.stdout); } catch { told = { error: String(e.stderr) }; } }
      note.push(`${code}\n   page ${figures.join(" / ")}; command ${told.generations} / ${told.evaluations} ${told.error ?? ""}`);
    }
    await shoot("7-repeat");
    await view(say.views.play); await button(say.play.open).click(); await page.getByRole("textbox", {name: say.open.text}).fill(killer); await page.getByRole("dialog").getByRole("button", { name: say.open.open, exact: true }).click();
    await page.waitForTimeout(300); await button(say.play.share).click(); await page.waitForTimeout(300);
    const link = await page.getByLabel(say.share.link).inputValue(); await shoot("8-share");
    await page.keyboard.press("Escape");
    const other = await context.newPage(); other.on("pageerror", (e) => wrong.push(String(e)));
    await other.goto(link); await other.waitForSelector("body[data-ready]"); await other.waitForTimeout(500); await other.screenshot({ path: `${out}/${name}-9-link.png` });
    await other.close(); note.push(`link ${link.slice(0, 30)}… ${link.length}`);
    await view(say.views.measure); await button(say.measure.start).click(); await page.getByText(say.measure.done).waitFor({timeout:120000}); await page.waitForTimeout(300); await shoot("A-measure", true);
    await view(say.views.lessons); await page.waitForTimeout(500); await shoot("B-lessons");
    await view(say.views.play); await button(say.play.open).click(); await page.getByRole("textbox", {name: say.open.text}).fill("53..7..!."); await page.getByRole("dialog").getByRole("button", { name: say.open.open, exact: true }).click(); await page.waitForTimeout(200); await shoot("C-wrong");
  } catch (error) { note.push("FAILED " + error.message.split("\n").slice(0, 4).join(" | ")); await page.screenshot({ path: `${out}/${name}-failed.png` }); }
  const foreign = asked.filter((u) => !u.startsWith("file:") && !u.startsWith("blob:") && !u.startsWith("data:"));
  console.log(`== ${name}\n${note.join("\n")}\nwrong: ${wrong.join("; ") || "nothing"}; asked elsewhere: ${foreign.join(" ") || "nobody"}`);
  await context.close();
}
await browser.close();
