import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type {{pascalCase name}}Props = { content: Queries.{{pascalCase name}}FieldsFragment };

const TITLE_ID: SectionId<'{{pagePath page}}'> = '{{id}}';

export function {{pascalCase name}}({ content: { {{camelCase name}}Head: head, {{camelCase name}} } }: {{pascalCase name}}Props) {
  if ({{camelCase name}}.length === 0) return null;
  return (
    <Section labelledBy={TITLE_ID}>
      <Container>
        <SectionHead {...(head ?? { title: '{{title}}' })} id={TITLE_ID} />
        <ul role="list">
          { {{camelCase name}}.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              {description ? <p>{description}</p> : null}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
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
