import { ENQUIRY_TYPE_PHRASES } from '../../../contracts/enquiry';
import type { StoredEnquiryRow } from '../../enquiries/summary';
import type { Company } from '../company';
import type { Message } from '../message';
import { plainLine } from '../plain-line';

/** `enquiries` holds the first ones; `total` counts all. */
type Digest = {
  enquiries: readonly StoredEnquiryRow[];
  total: number;
  company: Company;
  to: string[];
  siteUrl: string;
};

/** Writes the digest to staff about enquiries that exceeded the mail quota. */
export function writeDigest({ enquiries, total, company, to, siteUrl }: Digest): Message {
  const rest = total - enquiries.length;
  const many = total === 1 ? 'Llegó 1 consulta más' : `Llegaron ${total} consultas más`;
  return {
    to,
    subject: many,
    title: many,
    blocks: [
      {
        kind: 'text',
        text: 'Entraron muchas consultas en pocos minutos, así que juntamos en este correo las que faltaba avisarte. Todas están guardadas en el tablero.',
      },
      {
        kind: 'list',
        items: enquiries.map(
          ({ folio, name, type, status }) =>
            `${folio}: ${plainLine(name, 60)}, consulta ${ENQUIRY_TYPE_PHRASES[type]}${status === 'dudoso' ? ' (dudosa)' : ''}`,
        ),
      },
      ...(rest > 0 ? [{ kind: 'text' as const, text: `Y ${rest} más.` }] : []),
      {
        kind: 'link',
        label: 'Ver las consultas en el tablero',
        href: `${siteUrl}/admin/consultas`,
      },
    ],
    footer: [{ kind: 'text', text: `Aviso automático del sitio de ${company.name}.` }],
  };
}
