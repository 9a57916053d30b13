import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const SCRIPTS_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const ROOT_DIR = path.resolve(SCRIPTS_DIR, '..');
export const CMS_DIR = path.join(ROOT_DIR, 'cms');
export const SITE_DIR = path.join(ROOT_DIR, 'site');
export const MODULES_DIR = path.join(ROOT_DIR, 'node_modules');
