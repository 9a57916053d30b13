import { css } from '@emotion/react';
import { Button } from '#src/components/ui/button.tsx';
import { flex, mq, space } from '#src/theme/tokens.ts';

type ChoicesProps<Value> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  size?: 'sm' | 'md';
  onChange: (value: Value) => void;
};

/** Buttons of which one is pressed. */
export function Choices<Value extends string | null>(props: ChoicesProps<Value>) {
  const { label, choices, value, size = 'sm', onChange } = props;
  return (
    <div role="group" aria-label={label} css={groupCss}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size={size}
          variant={choice.value === value ? 'primary' : 'secondary'}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}

const groupCss = css({
  ...flex.wrap,
  gap: space[3],
  [mq.belowMd]: { flex: '1 1 100%', '& > *': { flex: '1 1 auto' } },
});
