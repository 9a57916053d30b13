import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from '#src/components/form/text-input.tsx';
import { CODE_DIGITS } from '@tequiora/cms/contracts/two-factor.ts';

type CodeInputProps = Omit<TextInputProps, 'label'>;

/** Input for a code of an authenticator app. */
export const CodeInput = forwardRef<HTMLInputElement, CodeInputProps>(
  function CodeInput(props, ref) {
    return (
      <TextInput
        ref={ref}
        label="Código de tu aplicación"
        hint={`Los ${CODE_DIGITS} dígitos que muestra ahora.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        {...props}
      />
    );
  },
);
