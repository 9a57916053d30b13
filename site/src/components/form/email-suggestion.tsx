import { css } from '@emotion/react';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { hasEmailAccents, suggestEmail } from '#src/lib/suggest-email.ts';
import { color, mq } from '#src/theme/tokens.ts';

type EmailSuggestionProps = {
  typed: string;
  email: string;
  /** An error of the field already says what is wrong. */
  hasError: boolean;
  onAccept: () => void;
};

/** Offers the address that was probably meant. */
function EmailSuggestion({ typed, email, hasError, onAccept }: EmailSuggestionProps) {
  const [domain] = email.split('@').slice(-1);
  const isSameUser = typed
    .toLowerCase()
    .startsWith(email.slice(0, -(domain?.length ?? 0)).toLowerCase());
  return (
    <>
      {hasEmailAccents(typed) && !hasError ? (
        <span>Una dirección no lleva acentos ni ñ. </span>
      ) : null}
      <button type="button" css={buttonCss} onClick={onAccept}>
        {`¿Quisiste escribir ${isSameUser ? domain : email}?`}
      </button>
    </>
  );
}

/**
 * Writes into an input as a person does.
 *
 * UPSTREAM: react-dom 18.3 · React keeps the last value in a property of the element
 * why: after an assignment React sees no change in the event (https://github.com/react/react/issues/10135)
 * test: site/src/enquiry/enquiry-form.test.tsx
 * until: React compares with the value that it rendered
 */
function type(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Returns the suggestion for the address in an input, null without one, and the handlers of the input. It
 * appears when the input loses the focus, and follows what is typed after that. An address that was typed
 * before the page was alive, or in an earlier visit, has its suggestion at once.
 */
export function useEmailSuggestion(input: RefObject<HTMLInputElement>, hasError: boolean) {
  const [found, setFound] = useState<{ typed: string; email: string } | null>(null);
  const suggest = useCallback(() => {
    const typed = input.current?.value ?? '';
    const email = suggestEmail(typed);
    setFound(email ? { typed, email } : null);
  }, [input]);
  useEffect(() => {
    // The form restores its texts in an effect that runs after this one.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== input.current) suggest();
    });
    return () => cancelAnimationFrame(frame);
  }, [input, suggest]);
  const accept = () => {
    if (!input.current || !found) return;
    type(input.current, found.email);
    input.current.focus();
    setFound(null);
  };
  return {
    suggestion: found ? <EmailSuggestion {...found} hasError={hasError} onAccept={accept} /> : null,
    onBlur: suggest,
    onChange: () => {
      if (found) suggest();
    },
  };
}

const buttonCss = css({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  [mq.belowMd]: { minHeight: '44px' },
});
