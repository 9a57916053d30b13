import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cmsDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Jest transform that replaces a source file of the CMS by its compiled module, so that tests and
 * the CMS they start share one copy of it.
 */
export default {
  process(_source, file) {
    const name = path.relative(cmsDir, file).replace(/\.ts$/, '.js');
    return { code: `module.exports = requireCompiled(${JSON.stringify(name)});` };
  },
};
