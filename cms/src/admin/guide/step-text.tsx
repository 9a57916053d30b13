import { Typography } from '@strapi/design-system';

const NAME = /(«[^»]+»)/;

/** A sentence in which the names of the screen, between «», stand out. */
export function StepText({ children }: { children: string }) {
  const parts = children.split(NAME);
  return (
    <Typography variant="omega" tag="span" lineHeight={1.6}>
      {parts.map((part, index) => (NAME.test(part) ? <strong key={index}>{part}</strong> : part))}
    </Typography>
  );
}
