import { css } from '@emotion/react';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

type CheckBoxProps = {
  label: string;
  isChecked: boolean;
  /** Some but not all items are selected. */
  isMixed?: boolean;
  /** Hides the label visually, as in table rows. */
  isLabelHidden?: boolean;
  onToggle: () => void;
};

/** Checkbox with a label and a touch target of 44 px. */
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
  ...flex.inline,
  gap: space[4],
  minWidth: '44px',
  minHeight: '44px',
  color: color.fgBody,
  cursor: 'pointer',
});

const boxCss = css({ flex: 'none', width: '20px', height: '20px', accentColor: color.accent });
