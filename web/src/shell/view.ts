// The base class of all views. A view follows the desk while it is shown.

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

  /** Creates the contents. Called when the view is shown. */
  protected abstract build(): void;

  /** Shows the state of the desk. Called after each change. */
  protected abstract update(): void;

  /** Accepts a dropped or pasted text if the view can open it. Returns true if it does. */
  take(_text: string, _name: string): boolean {
    return false;
  }

  /** Ends the activities of the view. Called when it is hidden. */
  protected left(): void {}
}
