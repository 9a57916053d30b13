import { Kind, parse, type DocumentNode } from 'gatsby/graphql';
import { graphqlTypes } from '../generated/graphql-types';

/** Fields of sections that the search reads, of the sections that have them. */
const FIELDS: Readonly<Record<string, string>> = {
  hidden: 'hidden',
  title: 'title',
  description: 'description',
  questions: 'questions { question answer }',
};

/** Returns what the search reads of each section of composed pages, as GraphQL fragments. */
export function sectionFragments(): string {
  const { definitions }: DocumentNode = parse(graphqlTypes);
  const sections = definitions.flatMap((each) =>
    each.kind === Kind.UNION_TYPE_DEFINITION && each.name.value === 'STRAPI__COMPONENT_PAGE'
      ? (each.types ?? []).map(({ name }) => name.value)
      : [],
  );
  return definitions
    .flatMap((each) => {
      if (each.kind !== Kind.OBJECT_TYPE_DEFINITION || !sections.includes(each.name.value))
        return [];
      const own = (each.fields ?? []).flatMap(({ name }) => FIELDS[name.value] ?? []);
      return [`... on ${each.name.value} { ${own.join(' ')} }`];
    })
    .join('\n');
}
