import { readSettings } from '../src/platform/env/settings';
import { createLogFormat } from '../src/platform/logging/log-format';

export default function logger() {
  return { format: createLogFormat(readSettings().logFormat) };
}
