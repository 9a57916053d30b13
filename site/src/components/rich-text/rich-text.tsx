import { css } from '@emotion/react';
import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import type { ComponentProps } from 'react';
import { Picture, type PictureSource } from '#src/components/media/picture.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { mq, color, fontSize, radius, space, typeset } from '#src/theme/tokens.ts';
import {
  type InlineNode,
  splitTextParts,
  type TextPart,
} from '@tequiora/cms/contracts/text-parts.ts';
import { EntryCard, type TextCard } from './entry-card.tsx';
import { nestLists } from './nest-lists.ts';
import { TextTable } from './text-table.tsx';

type RichTextProps = {
  content: BlocksContent;
  /** Pictures of the text in their built sizes. */
  pictures: readonly (PictureSource & { address: string })[];
  /** The entries to which links alone lead. */
  cards?: readonly TextCard[];
};

/**
 * Text from the CMS panel's editor, with every format that the editor offers, and the parts that staff
 * write as paragraphs: tables, notes, buttons and cards.
 */
export function RichText({ content, pictures, cards = [] }: RichTextProps) {
  const blocks = blocksWith(pictures);
  return (
    <div css={textCss}>
      {splitTextParts(content).map((part, index) => (
        <Part key={index} part={part} blocks={blocks} cards={cards} />
      ))}
    </div>
  );
}

type Blocks = ComponentProps<typeof BlocksRenderer>['blocks'];
type Block = BlocksContent[number];

function blocksWith(pictures: RichTextProps['pictures']): Blocks {
  return {
    // The page's title is its only `h1`.
    heading: ({ level, children }) => {
      const Heading = `h${level === 1 ? 2 : level}` as const;
      return <Heading>{children}</Heading>;
    },
    link: ({ children, url }) => <TextLink href={url}>{children}</TextLink>,
    // A new picture in the draft preview has no built sizes.
    image: ({ image }) => (
      <Picture
        css={pictureCss}
        media={pictures.find(({ address }) => address === image.url) ?? image}
      />
    ),
  };
}

type PartProps = { part: TextPart<Block>; blocks: Blocks; cards: readonly TextCard[] };

function Part({ part, blocks, cards }: PartProps) {
  switch (part.kind) {
    case 'blocks':
      return <BlocksRenderer content={nestLists(part.blocks)} blocks={blocks} />;
    case 'table':
      return (
        <TextTable
          headings={part.headings}
          rows={part.rows}
          renderCell={(cell) => <Inline nodes={cell} />}
        />
      );
    case 'note':
      return (
        <div role="note" css={noteCss}>
          <p css={noteLabelCss}>{part.label}</p>
          <p>
            <Inline nodes={part.children} />
          </p>
        </div>
      );
    case 'quote':
      return (
        <figure css={quoteCss}>
          <blockquote>
            {part.lines.map((line, index) => (
              <p key={index}>
                <Inline nodes={line} />
              </p>
            ))}
          </blockquote>
          {part.source ? <figcaption>{part.source}</figcaption> : null}
        </figure>
      );
    case 'link': {
      const card = cards.find(({ href }) => href === part.url);
      return card ? (
        <EntryCard card={card} />
      ) : (
        <div css={buttonCss}>
          <ButtonLink href={part.url} icon="arrow-right">
            {part.text}
          </ButtonLink>
        </div>
      );
    }
  }
}

const INLINE_BLOCKS: Blocks = {
  paragraph: ({ children }) => <>{children}</>,
  link: ({ children, url }) => <TextLink href={url}>{children}</TextLink>,
};

/** Texts and links without a paragraph around them. */
function Inline({ nodes }: { nodes: readonly InlineNode[] }) {
  if (nodes.length === 0) return null;
  // The nodes are those of a paragraph of the same content.
  const content = [{ type: 'paragraph', children: nodes }] as unknown as BlocksContent;
  return <BlocksRenderer content={content} blocks={INLINE_BLOCKS} />;
}

const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const textCss = css({
  display: 'grid',
  gap: space[5],
  '& > *': { minWidth: 0 },
  '& h2': { marginTop: space[7], fontSize: fontSize.h3 },
  '& h3': { marginTop: space[4], fontSize: fontSize.h4 },
  '& h4, & h5, & h6': { ...typeset.h4, color: color.fg, fontSize: fontSize.body },
  '& p, & li, & blockquote': typeset.body,
  // The same markers as in the editor.
  '& ul, & ol': { display: 'grid', gap: space[2], paddingLeft: '1.4em' },
  '& li > :is(ul, ol)': { marginTop: space[2] },
  '& ul': { listStyleType: 'disc' },
  '& li ul': { listStyleType: 'circle' },
  '& li li ul': { listStyleType: 'square' },
  '& ol': { listStyleType: 'decimal' },
  '& li ol': { listStyleType: 'lower-alpha' },
  '& li li ol': { listStyleType: 'upper-roman' },
  '& li::marker': { color: color.accent, fontVariantNumeric: 'tabular-nums' },
  '& code': {
    padding: '0.1em 0.3em',
    borderRadius: radius.xs,
    background: color.bgSunken,
    color: color.fg,
    fontFamily: MONOSPACE,
    fontSize: '0.9em',
  },
  '& pre': {
    padding: space[6],
    borderRadius: radius.md,
    background: color.bgSunken,
    whiteSpace: 'pre-wrap',
  },
  '& pre code': { padding: 0, background: 'none' },
});

// Prevents upscaling.
const pictureCss = css({ width: 'auto', maxWidth: '100%' });

const quoteCss = css({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingLeft: space[6],
  borderLeft: `3px solid ${color.accent}`,
  '& p': { color: color.fg, fontSize: fontSize.lead },
  '& figcaption': { color: color.fgMuted, fontSize: fontSize.sm },
});

const noteCss = css({
  display: 'grid',
  gap: space[2],
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bgSubtle,
  [mq.print]: { breakInside: 'avoid' },
});

const noteLabelCss = css({ '&&': { color: color.accent, fontSize: fontSize.sm, fontWeight: 600 } });

const buttonCss = css({ [mq.print]: { display: 'none' } });
