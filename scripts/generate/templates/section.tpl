import { graphql } from 'gatsby';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type {{pascalCase name}}Props = { content: Queries.{{pascalCase name}}FieldsFragment };

const TITLE_ID: SectionId<'{{pagePath page}}'> = '{{id}}';

export function {{pascalCase name}}({ content: { {{camelCase name}}Head: head, {{camelCase name}} } }: {{pascalCase name}}Props) {
  if ({{camelCase name}}.length === 0) return null;
  return (
    <HeadedSection headId={TITLE_ID} head={head} title="{{title}}">
      <ul role="list">
        { {{camelCase name}}.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const {{camelCase name}}Fields = graphql`
  fragment {{pascalCase name}}Fields on {{nodeType page}} {
    {{camelCase name}}Head {
      ...SectionHeadFields
    }
    {{camelCase name}} {
      title
      description
    }
  }
`;
