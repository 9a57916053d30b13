import { css, keyframes } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, duration, ease, flex, fontSize, radius } from '#src/theme/tokens.ts';
import type { EnquiryReceipt } from '@tequiora/cms/contracts/enquiry.ts';
import type { FormTexts } from '@tequiora/cms/contracts/form-texts.ts';
import { formatHour, formatNearDay } from '@tequiora/cms/contracts/near-date.ts';
import { NextStep } from './next-step.tsx';
import type { AfterSending, SectionForm } from './section-form.ts';

type EnquirySuccessProps = {
  receipt: EnquiryReceipt;
  texts: FormTexts;
  /** Of the form of a section. */
  section?: SectionForm | undefined;
  onAnother: () => void;
};

const IN_CONTACT: AfterSending = { kind: 'whatsapp' };

/** Replaces the form after sending and focuses its heading, so that screen readers announce it. */
export function EnquirySuccess({ receipt, texts, section, onAnother }: EnquirySuccessProps) {
  const { folio } = receipt;
  const due = new Date(receipt.dueAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = section ? 'h3' : 'h2';
  useEffect(() => heading.current?.focus(), []);

  return (
    <div css={panelCss}>
      <Stack gap={5} align="center">
        <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true" css={markCss}>
          <circle cx="32" cy="32" r="30" css={discCss} />
          <path d="M20 33.5 28.5 42 45 24.5" css={tickCss} />
        </svg>
        <Title ref={heading} tabIndex={-1} css={titleCss}>
          {texts.thanksTitle}
        </Title>
        <p>{texts.thanksText}</p>
        <p>{`Te contestamos ${formatNearDay(due, new Date(receipt.createdAt))} antes de ${formatHour(due)}.`}</p>
        <p css={folioCss}>
          Tu folio: <strong>{folio}</strong>
        </p>
        <Cluster gap={3} justify="center" isStackedOnPhone>
          <NextStep after={section?.after ?? IN_CONTACT} folio={folio} />
          <Button variant="secondary" onClick={onAnother}>
            Enviar otro mensaje
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}

const panelCss = css({ ...flex.center, minHeight: '34rem', textAlign: 'center' });

const pop = keyframes({ from: { transform: 'scale(.6)', opacity: 0 } });
const draw = keyframes({ from: { strokeDashoffset: 40 }, to: { strokeDashoffset: 0 } });

const markCss = css({ animation: `${pop} ${duration[4]} ${ease.spring}` });

const discCss = css({ fill: color.successBg });

const tickCss = css({
  fill: 'none',
  stroke: color.success,
  strokeWidth: 5,
  strokeLinecap: 'square',
  strokeDasharray: 40,
  animation: `${draw} ${duration[4]} ${ease.out} 150ms backwards`,
});

const titleCss = css({ fontSize: fontSize.h3, '&:focus-visible': { outline: 'none' } });

const folioCss = css({
  padding: '10px 18px',
  borderRadius: radius.md,
  background: color.bgSubtle,
  fontVariantNumeric: 'tabular-nums',
  strong: { color: color.fg, letterSpacing: '.04em' },
});
