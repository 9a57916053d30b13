import { Box, Flex, Typography } from '@strapi/design-system';
import type { Book } from '@strapi/icons';
import { type ReactNode, useId } from 'react';

type HomeSectionProps = {
  title: string;
  icon: typeof Book;
  children: ReactNode;
};

/** A section of the CMS panel's home page. */
export function HomeSection({ title, icon: Icon, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <Box
      tag="section"
      aria-labelledby={titleId}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 6 }}
    >
      <Flex gap={2} paddingBottom={4}>
        <Icon width="1.6rem" height="1.6rem" fill="neutral600" aria-hidden />
        <Typography id={titleId} tag="h2" variant="delta">
          {title}
        </Typography>
      </Flex>
      {children}
    </Box>
  );
}
