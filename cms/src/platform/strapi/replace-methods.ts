/**
 * Replaces methods of an object of Strapi, or of a copy of it, and returns the object.
 * @throws Error when a method is gone, which an update of Strapi may cause: a replacement that nothing
 * calls would go unnoticed. See `cms/docs/upstream.md`
 */
export function replaceMethods<Target extends object>(
  target: Target,
  methods: Partial<Target>,
): Target {
  for (const name of Object.keys(methods)) {
    if (typeof Reflect.get(target, name) !== 'function') {
      throw new Error(`Strapi has no method «${name}» to replace: see cms/docs/upstream.md`);
    }
  }
  return Object.assign(target, methods);
}
