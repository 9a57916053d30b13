import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import { space } from '#src/theme/tokens.ts';

type SettingsFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  submitLabel: string;
  /** Saves the values; a rejection is shown in the form. */
  save: (values: Values) => Promise<unknown>;
  /** Confirms that the values were saved; omitted where something else replaces the form then. */
  savedText?: string;
  children: ReactNode;
};

/**
 * Form of one setting: fields, result of the last save and button. Validation errors of the CMS are
 * shown at their fields.
 */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { form, submitLabel, save, savedText, children } = props;
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const { isDirty, isSubmitting } = form.formState;

  const onValid = async (values: Values) => {
    setOutcome(null);
    try {
      await save(values);
      if (savedText) setOutcome(<Banner tone="success">{savedText}</Banner>);
    } catch (error) {
      showFieldErrors(form, error);
      setOutcome(<Banner tone="danger">{failureText(error)}</Banner>);
    }
  };

  return (
    <form
      noValidate
      css={formCss}
      onSubmit={(event) => void form.handleSubmit(onValid, () => setOutcome(null))(event)}
    >
      {children}
      {outcome}
      <Button
        type="submit"
        // A screen has several forms: the one with changes has the primary button.
        variant={isDirty ? 'primary' : 'secondary'}
        isLoading={isSubmitting}
        css={buttonCss}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: space[4] });

const buttonCss = css({ justifySelf: 'start' });
