import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, fontSize, mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { PaymentBar } from './payment-bar.tsx';

const TITLE_ID: SectionId<'/servicios'> = 'condiciones';

/** Payment terms and general conditions of projects. */
export function Conditions({ content }: { content: Queries.ConditionsFieldsFragment }) {
  const { conditionsHead: head, payments, conditions } = content;
  if (payments.length === 0 && conditions.length === 0) return null;
  return (
    <HeadedSection isCompact tone="subtle" headId={TITLE_ID} head={head} title="Condiciones">
      <div css={panelCss}>
        <PaymentBar payments={payments} />
        {conditions.length > 0 ? (
          <div css={listCss}>
            <CheckList items={conditions} css={itemsCss} label="Condiciones generales" />
          </div>
        ) : null}
      </div>
    </HeadedSection>
  );
}

const panelCss = css({ display: 'grid', gap: space[10] });

const listCss = css({
  '&:not(:only-child)': { paddingTop: space[8], borderTop: `1px solid ${color.border}` },
});

const itemsCss = css({
  gap: '14px 32px',
  fontSize: fontSize.body,
  [mq.md]: { gridTemplateColumns: '1fr 1fr' },
  [mq.xl]: { gridTemplateColumns: '1fr 1fr 1fr' },
});

export const conditionsFields = graphql`
  fragment ConditionsFields on STRAPI_SERVICES_PAGE {
    conditionsHead {
      ...SectionHeadFields
    }
    payments {
      percentage
      label
      description
    }
    conditions
  }
`;
