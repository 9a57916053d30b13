import { readSettings } from '../src/lib/settings';
import { createLogFormat } from '../src/logging/log-format';

export default function logger() {
  return { format: createLogFormat(readSettings().logFormat) };
}
