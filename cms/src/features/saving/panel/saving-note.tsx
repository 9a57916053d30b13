import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

type SavingNoteProps = {
  tone: 'primary' | 'warning';
  title?: string;
  children?: ReactNode;
  actions?: readonly { label: string; onClick: () => void }[];
};

/** A note below «Guardar» and «Publicar». */
export function SavingNote({ tone, title, children, actions = [] }: SavingNoteProps) {
  return (
    <Box
      role="status"
      width="100%"
      background={`${tone}100`}
      borderColor={`${tone}200`}
      hasRadius
      padding={3}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        {title && (
          <Typography fontWeight="bold" textColor="neutral800">
            {title}
          </Typography>
        )}
        {children && <Typography textColor="neutral800">{children}</Typography>}
        {actions.length > 0 && (
          <Flex gap={2} wrap="wrap">
            {actions.map(({ label, onClick }, index) => (
              <Button
                key={label}
                size="S"
                variant={index === 0 ? 'secondary' : 'tertiary'}
                onClick={onClick}
              >
                {label}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
