import { Button, Flex } from '@strapi/design-system';
import { useState } from 'react';

import { ConfirmPublication } from './confirm-publication';

type PublishButtonsProps = {
  isWorking: boolean;
  isDisabled: boolean;
  onPublish: (options: { fromScratch: boolean }) => void;
};

/** Buttons to publish the site now: with the build cache, or from scratch. */
export function PublishButtons({ isWorking, isDisabled, onPublish }: PublishButtonsProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        variant="secondary"
        loading={isWorking}
        disabled={isDisabled}
        onClick={() => onPublish({ fromScratch: false })}
      >
        Publicar ahora
      </Button>
      <Button
        variant="tertiary"
        aria-label="Publicar desde cero"
        disabled={isDisabled || isWorking}
        onClick={() => setIsConfirming(true)}
      >
        Desde cero
      </Button>
      <ConfirmPublication
        title="¿Publicar el sitio desde cero?"
        confirmLabel="Publicar desde cero"
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => onPublish({ fromScratch: true })}
      >
        Se generan otra vez todas las páginas y todas las imágenes. Tarda un minuto o más, según
        cuántas haya; mientras tanto, el sitio sigue como está. Úsalo si algo que publicaste no
        aparece en el sitio.
      </ConfirmPublication>
    </Flex>
  );
}
