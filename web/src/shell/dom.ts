// Elements from words, without any HTML that could be injected.

type Child = Node | string | undefined | false;
type Value = string | number | boolean | undefined | ((event: never) => void);
export type Attributes = Record<string, Value>;

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element. Functions become listeners, `true` an empty attribute, `undefined` and `false`
 * none.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return dress(document.createElement(tag), attributes, children);
}

/** Makes an element of a drawing. */
export function s(tag: string, attributes: Attributes, ...children: Child[]): SVGElement {
  return dress(document.createElementNS(SVG, tag) as SVGElement, attributes, children);
}

/** Replaces everything in an element. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...present(children));
}

/** The elements of drawings that the engine made. */
export function svgContent(text: string): Element[] {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="${SVG}">${text}</svg>`,
    "image/svg+xml",
  );
  return [...parsed.documentElement.children].map((child) => document.importNode(child, true));
}

function dress<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.replace(/^on/, ""), value as EventListener);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...present(children));
  return element;
}

function present(children: Child[]): (Node | string)[] {
  return children.filter((child) => child !== undefined && child !== false);
}
