// What all views have in common: they follow the desk while they are shown.

import type { Desk } from "./desk";

export abstract class ViewElement extends HTMLElement {
  private leave: (() => void) | undefined;

  constructor(protected readonly desk: Desk) {
    super();
  }

  connectedCallback(): void {
    this.build();
    this.leave = this.desk.watch(() => this.update());
    this.update();
  }

  disconnectedCallback(): void {
    this.leave?.();
    this.left();
  }

  /** Makes what is in it, once it is shown. */
  protected abstract build(): void;

  /** Shows what the desk has. */
  protected abstract update(): void;

  /** Takes a text that was dropped or pasted; whether it is one of its own. */
  take(_text: string, _name: string): boolean {
    return false;
  }

  /** Ends what goes on while it is shown. */
  protected left(): void {}
}
