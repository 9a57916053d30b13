/** A browser with one tab, driven by a standard protocol. */
export type Engine = {
  navigate: (url: string) => Promise<void>;
  /** Returns the value of a synchronous expression as JSON; an exception rejects. */
  evaluate: (expression: string) => Promise<string>;
  /** Performs actions of the WebDriver standard; both protocols share their format. */
  performActions: (actions: object[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns a PNG of the viewport, in base64. */
  takeScreenshot: () => Promise<string>;
  /** Error messages in the console since the start. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Time within which a browser starts on a busy machine. */
export const START_MS = 120_000;

/** Time within which a browser carries out a command; a page may load during it. */
export const COMMAND_MS = 60_000;
