import { css } from '@emotion/react';
import { useFormContext } from 'react-hook-form';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { controlCss } from '#src/components/form/control-css.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { ServiceValues } from '../lib/service-form.ts';

type FeatureRowProps = {
  index: number;
  count: number;
  onAdd: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
};

/** Row of one feature. Enter adds a feature below it. */
export function FeatureRow({ index, count, onAdd, onRemove, onMove }: FeatureRowProps) {
  const { register, formState } = useFormContext<ServiceValues>();
  const error = formState.errors.features?.[index]?.text?.message;
  const label = `Característica ${index + 1}`;
  const errorId = `caracteristica-${index}-error`;
  return (
    <li css={rowCss}>
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        css={[controlCss, inputCss]}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onAdd();
        }}
        {...register(`features.${index}.text`)}
      />
      <span css={buttonsCss}>
        <IconButton
          icon="arrow-up"
          label={`Subir ${label.toLowerCase()}`}
          shape="square"
          aria-disabled={index === 0 || undefined}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Bajar ${label.toLowerCase()}`}
          shape="square"
          aria-disabled={index === count - 1 || undefined}
          onClick={() => onMove(index + 1)}
        />
        <IconButton
          icon="trash"
          label={`Quitar ${label.toLowerCase()}`}
          shape="square"
          onClick={onRemove}
        />
      </span>
      {error ? (
        <p id={errorId} css={errorCss}>
          <Icon name="circle-alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </li>
  );
}

const rowCss = css({ ...flex.wrapRow, gap: space[3] });

const inputCss = css({
  flex: '1 1 12rem',
  width: 'auto',
  minHeight: '44px',
  padding: '8px 12px',
  [mq.belowMd]: { flexBasis: '100%' },
});

const buttonsCss = css({ display: 'flex', gap: space[3], marginLeft: 'auto' });

const errorCss = css({
  ...adminText.sm,
  ...flex.row,
  flexBasis: '100%',
  gap: '6px',
  color: color.danger,
});
