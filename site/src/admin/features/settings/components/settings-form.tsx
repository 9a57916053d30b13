import { css } from '@emotion/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens/space.ts';
import type { Outcome } from '../lib/use-saving.ts';
import { FormOutcome } from './form-outcome.tsx';

type SettingsFormProps = {
  submitLabel: string;
  outcome: Outcome | null;
  isSaving: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
};

/** Form of one setting: fields, button and result. */
export function SettingsForm(props: SettingsFormProps) {
  const { submitLabel, outcome, isSaving, onSubmit, children } = props;
  return (
    <form noValidate css={formCss} onSubmit={onSubmit}>
      {children}
      <FormOutcome outcome={outcome} />
      <Button type="submit" isLoading={isSaving} css={buttonCss}>
        {submitLabel}
      </Button>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: space[4] });

const buttonCss = css({ justifySelf: 'start' });
