import { LinkButton } from '@strapi/design-system';
import { ArrowsVertical } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';

import { useSchema } from '../../../content-model/panel/use-is-public-type';

/** Link above the list of a type whose entries have an order. */
export function OrderLink() {
  const { slug = '' } = useParams();
  const canPublish = useDocumentRBAC('OrderLink', (rights) => rights.canPublish);
  const { schema } = useSchema({ model: slug, collectionType: 'collection-types' });
  if (!canPublish || schema?.attributes.order?.type !== 'integer') return null;
  return (
    <LinkButton
      tag={Link}
      to={`/ordenar/${slug}`}
      variant="tertiary"
      size="S"
      startIcon={<ArrowsVertical />}
    >
      Ordenar
    </LinkButton>
  );
}
