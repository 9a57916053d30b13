import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { mq } from '#src/theme/tokens.ts';

type LongTextProps = {
  text: string;
  /** Lines that are shown at first. */
  lines: { phone: number; wide: number };
  /** What the text is, for the button: «correo». */
  noun: string;
  className?: string;
};

/** Plain text of another person, with its line breaks; the end of a long one is behind a button. */
export function LongText({ text, lines, noun, className }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = isLongerThan(lines.wide, WIDE_LINE, text);
  const isLongOnPhone = isLong || isLongerThan(lines.phone, PHONE_LINE, text);
  // The lengths are an estimate, so a text is cut only if it also gets the button.
  const cuts = [
    isLong && cutAfter(lines.wide),
    isLongOnPhone && { [mq.belowMd]: cutAfter(lines.phone) },
  ];
  return (
    <>
      <p dir="auto" css={[textCss, isWhole ? null : cuts]} className={className}>
        {text}
      </p>
      {isLongOnPhone ? (
        <Button
          variant="link"
          css={isLong ? undefined : phoneCss}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Ver menos' : `Ver todo el ${noun}`}
        </Button>
      ) : null}
    </>
  );
}

/** Estimated characters of a line. */
const PHONE_LINE = 40;
const WIDE_LINE = 70;

const isLongerThan = (lines: number, lineLength: number, text: string) =>
  text.length > lines * lineLength || text.split('\n').length > lines;

const textCss = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

const cutAfter = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const;

const phoneCss = css({ [mq.md]: { display: 'none' } });
