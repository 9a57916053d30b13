import { LinkButton } from '@strapi/design-system';
import { ArrowsVertical } from '@strapi/icons';
import { unstable_useDocument as useDocument, useDocumentRBAC } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';

/** Link above the list of a type whose entries have an order. */
export function OrderLink() {
  const { slug = '' } = useParams();
  const canPublish = useDocumentRBAC('OrderLink', (rights) => rights.canPublish);
  const ref = { model: slug, collectionType: 'collection-types' };
  const { schema } = useDocument(ref, { skip: true });
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
