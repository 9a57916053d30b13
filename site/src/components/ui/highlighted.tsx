import { css } from '@emotion/react';
import { highlightParts } from '#src/lib/text.ts';
import { color } from '#src/theme/tokens.ts';

/** A CMS title: text between asterisks gets the accent colour. */
export function Highlighted({ text }: { text: string }) {
  return (
    <>
      {highlightParts(text).map((part, index) =>
        part.isHighlighted ? (
          <span key={index} css={highlightCss}>
            {part.text}
          </span>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </>
  );
}

const highlightCss = css({ color: color.highlight });
