import { css } from '@emotion/react';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Tag } from '#src/components/ui/tag.tsx';
import { color, mq, palette, space, typeset } from '#src/theme/tokens.ts';

type SystemContentsProps = {
  system: Pick<Queries.SystemFieldsFragment, 'benefits' | 'features' | 'idealFor' | 'technologies'>;
};

/** What a system does, what its users gain, for whom it is and what it runs on. */
export function SystemContents({ system }: SystemContentsProps) {
  const { benefits, features, idealFor, technologies } = system;
  const lists = [
    { id: 'lo-que-hace', title: 'Lo que hace', items: features, icon: 'check' as const },
    { id: 'lo-que-ganas', title: 'Lo que ganas', items: benefits, icon: 'trending' as const },
  ].filter(({ items }) => items.length > 0);
  const tags = [
    { title: 'Ideal para', items: idealFor },
    { title: 'Tecnologías', items: technologies },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0 && tags.length === 0) return null;
  return (
    <Section isCompact labelledBy={lists[0]?.id} label={lists[0] ? undefined : 'Para quién es'}>
      <Container>
        {lists.map(({ id, title, items, icon }) => (
          <div key={id} css={blockCss}>
            <h2 id={id} css={titleCss}>
              {title}
            </h2>
            <ul role="list" css={listCss}>
              {items.map((item) => (
                <li key={item} css={itemCss}>
                  <Icon name={icon} size={18} css={iconCss} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {tags.length > 0 ? (
          <dl css={tagsCss}>
            {tags.map(({ title, items }) => (
              <div key={title} css={tagRowCss}>
                <dt>{title}</dt>
                <dd>
                  <Cluster as="ul" gap={3}>
                    {items.map((item) => (
                      <Tag key={item}>{item}</Tag>
                    ))}
                  </Cluster>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Container>
    </Section>
  );
}

const blockCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[7],
  borderTop: `2px solid ${palette.navy[900]}`,
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: space.gap },
});

const titleCss = css({ ...typeset.h3, color: color.fg });

const listCss = css({
  display: 'grid',
  gap: `0 ${space.gap}`,
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const itemCss = css({
  display: 'flex',
  gap: space[4],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.border}`,
  color: color.fg,
  overflowWrap: 'anywhere',
  '& > span': { minWidth: 0 },
});

const iconCss = css({ flex: 'none', marginTop: '0.25em', color: color.accent });

const tagsCss = css({ display: 'grid', borderTop: `2px solid ${palette.navy[900]}` });

const tagRowCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  '& + &': { borderTop: `1px solid ${color.border}` },
  '& dt': { color: color.fg, fontWeight: 600 },
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: space.gap },
});
