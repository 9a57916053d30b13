import { css } from '@emotion/react';
import type { FormEvent, ReactNode } from 'react';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens.ts';
import type { Outcome } from '../lib/use-saving.ts';

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

/** Result of the last save. */
function FormOutcome({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  return <Banner tone={outcome.isSaved ? 'success' : 'danger'}>{outcome.text}</Banner>;
}

const formCss = css({ display: 'grid', gap: space[4] });

const buttonCss = css({ justifySelf: 'start' });
