import { css } from '@emotion/react';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { fontSize } from '#src/theme/tokens/typography.ts';
import { REPLY_CHANNELS, type ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';

const LABELS: Record<ReplyChannel, string> = { whatsapp: 'WhatsApp', email: 'Correo' };

type ChannelChoiceProps = {
  value: ReplyChannel;
  hasPhone: boolean;
  onChange: (channel: ReplyChannel) => void;
};

/** Selects WhatsApp or e-mail; without a phone number only e-mail is available. */
export function ChannelChoice({ value, hasPhone, onChange }: ChannelChoiceProps) {
  return (
    <fieldset css={fieldsetCss}>
      <legend css={legendCss}>Responder por</legend>
      {REPLY_CHANNELS.map((channel) => {
        const isDisabled = channel === 'whatsapp' && !hasPhone;
        return (
          <label key={channel} css={choiceCss}>
            <input
              type="radio"
              name="medio"
              css={radioCss}
              checked={value === channel}
              disabled={isDisabled}
              onChange={() => onChange(channel)}
            />
            {LABELS[channel]}
            {isDisabled ? ' (no dejó teléfono)' : null}
          </label>
        );
      })}
    </fieldset>
  );
}

const fieldsetCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const legendCss = css({ padding: 0, color: color.fg, fontSize: fontSize.ui, fontWeight: 600 });

const choiceCss = css({
  display: 'inline-flex',
  gap: space[3],
  alignItems: 'center',
  minHeight: '44px',
  color: color.fgBody,
  fontSize: fontSize.ui,
  cursor: 'pointer',
});

const radioCss = css({ width: '20px', height: '20px', accentColor: color.accent });
