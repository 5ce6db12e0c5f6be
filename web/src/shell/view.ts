// The base class of all views. A view follows the desk while it is shown.

import type { Desk } from "./desk";

export abstract class ViewElement extends HTMLElement {
  /** True if the view keeps its contents and its runs while another view is shown. */
  readonly stays: boolean = false;
  private leave: (() => void) | undefined;
  private isBuilt = false;

  constructor(protected readonly desk: Desk) {
    super();
  }

  connectedCallback(): void {
    if (!this.isBuilt) this.build();
    this.isBuilt = true;
    this.leave = this.desk.watch(() => this.update());
    this.update();
  }

  disconnectedCallback(): void {
    this.leave?.();
    if (!this.stays) this.left();
  }

  /** Ends the view for good. */
  end(): void {
    this.left();
  }

  /** Creates the contents. Called when the view is shown for the first time. */
  protected abstract build(): void;

  /** Shows the state of the desk. Called when the view is shown, and after each change. */
  protected abstract update(): void;

  /** Accepts a dropped or pasted text if the view can open it. Returns true if it does. */
  take(_text: string, _name: string): boolean {
    return false;
  }

  /** Shows the set-up of an address. If it isn't sound, shows why, and changes nothing. */
  setUp(_asked: URLSearchParams): void {}

  /** Ends the activities of the view. Called when it is hidden, unless it stays. */
  protected left(): void {}
}
