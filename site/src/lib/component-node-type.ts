/** Returns the node type that gatsby-source-strapi uses for a component, such as `page.text`. */
export function componentNodeType(uid: string): string {
  return `STRAPI__COMPONENT_${uid.replaceAll(/[-.]/g, '_')}`.toUpperCase();
}
