import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useEmailSuggestion } from './email-suggestion.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

type EmailInputProps = Omit<TextInputProps, 'notice' | 'type' | 'inputMode'>;

/**
 * Field for an e-mail address, with a suggestion after a probable slip. Not of type `email`, in which
 * browsers encode the accents of a domain and refuse a pasted 'Ana Ruiz <ana@empresa.mx>'.
 */
export const EmailInput = forwardRef<HTMLInputElement, EmailInputProps>(function EmailInput(
  { onBlur, onChange, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const suggesting = useEmailSuggestion(input, rest.error !== undefined);
  return (
    <TextInput
      ref={input}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      notice={suggesting.suggestion}
      {...rest}
      onBlur={(event) => {
        suggesting.onBlur();
        onBlur?.(event);
      }}
      onChange={(event) => {
        suggesting.onChange();
        onChange?.(event);
      }}
    />
  );
});
