import { Typography } from '@strapi/design-system';

const LABEL = /(«[^»]+»)/;

/** A sentence with the labels of the screen, between «», in bold. */
export function StepText({ children }: { children: string }) {
  const parts = children.split(LABEL);
  return (
    <Typography variant="omega" tag="span" lineHeight={1.6}>
      {parts.map((part, index) => (LABEL.test(part) ? <strong key={index}>{part}</strong> : part))}
    </Typography>
  );
}
