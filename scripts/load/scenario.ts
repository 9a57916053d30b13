import type { Setting } from './setting.ts';

/** One named load; it throws when the product does not bear it. Answers a remark for the table. */
export type Scenario = {
  name: string;
  /** It asks for the pages of a real site. */
  needsSite?: boolean;
  run: (setting: Setting) => Promise<string>;
};
