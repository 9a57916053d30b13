import { LinkButton } from '@strapi/design-system';
import { ArrowsVertical } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';

import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { isPublicType } from '../../../content-model/public-types';

/** Link above the list of a type whose entries have an order. */
export function OrderLink() {
  const { slug = '' } = useParams();
  const { schema } = useSchema({ model: slug, collectionType: 'collection-types' });
  const isPublic = schema !== undefined && isPublicType(schema);
  const mayReorder = useDocumentRBAC('OrderLink', ({ canPublish, canUpdate }) =>
    isPublic ? canPublish : canUpdate,
  );
  if (!mayReorder || schema?.attributes.order?.type !== 'integer') return null;
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
