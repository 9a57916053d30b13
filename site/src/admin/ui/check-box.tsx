import { css } from '@emotion/react';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { adminText } from './type-scale.ts';

type CheckBoxProps = {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is chosen, but not all. */
  isMixed?: boolean;
  /** In rows of a table the label is for assistive technology only. */
  isLabelHidden?: boolean;
  onToggle: () => void;
};

/** A box with its label; 44 px tall, so that a finger finds it. */
export function CheckBox(props: CheckBoxProps) {
  const { label, isChecked, isMixed = false, isLabelHidden = false, onToggle } = props;
  return (
    <label css={wrapCss}>
      <input
        type="checkbox"
        css={boxCss}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onToggle}
      />
      <span css={isLabelHidden ? visuallyHiddenCss : undefined}>{label}</span>
    </label>
  );
}

const wrapCss = css({
  ...adminText.sm,
  position: 'relative',
  display: 'inline-flex',
  gap: space[4],
  alignItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  color: color.fgBody,
  cursor: 'pointer',
});

const boxCss = css({ flex: 'none', width: '20px', height: '20px', accentColor: color.accent });
