// Creates elements from texts, without HTML that could be injected.

type Child = Node | string | undefined | false;
type Value = string | number | boolean | undefined | ((event: never) => void);
export type Attributes = Record<string, Value>;

const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates an element. Functions become event listeners, and `true` becomes an empty attribute.
 * `undefined` and `false` are omitted.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return populate(document.createElement(tag), attributes, children);
}

/** Creates an SVG element. */
export function s(tag: string, attributes: Attributes, ...children: Child[]): SVGElement {
  return populate(document.createElementNS(SVG, tag) as SVGElement, attributes, children);
}

/** Replaces the children of an element. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...present(children));
}

/** Parses a drawing of the engine into elements. */
export function svgContent(text: string): Element[] {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="${SVG}">${text}</svg>`,
    "image/svg+xml",
  );
  return [...parsed.documentElement.children].map((child) => document.importNode(child, true));
}

function populate<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
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
