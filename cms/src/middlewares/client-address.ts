import type { Core } from '@strapi/strapi';

import { parseTrustedProxies } from '../../contracts/trusted-proxies';
import { normalizeRequestPath } from '../platform/http/request-path';
import { countVisitor } from '../platform/http/visitor-addresses';

type Config = { trustedProxies: string };

const FORWARDING_HEADER = /^(?:x-forwarded-.+|x-real-ip|x-request-id|forwarded)$/;

/**
 * Removes forwarding headers and the request id unless a trusted proxy sent the request; otherwise
 * clients could choose the address that rate limits count. After several proxies, keeps the address of the
 * client. Counts visitors for the health report.
 */
const clientAddress: Core.MiddlewareFactory<Config> = ({ trustedProxies }) => {
  const proxies = parseTrustedProxies(trustedProxies);
  return (ctx, next) => {
    const { headers, socket } = ctx.req;
    const peer = socket.remoteAddress ?? '';
    if (proxies.has(peer)) {
      const forwardedFor = headers['x-forwarded-for'];
      if (forwardedFor) headers['x-forwarded-for'] = proxies.clientOf(peer, String(forwardedFor));
    } else {
      for (const header of Object.keys(headers)) {
        if (FORWARDING_HEADER.test(header)) delete headers[header];
      }
    }
    const isVisitor =
      normalizeRequestPath(ctx.path).startsWith('/api/') && ctx.get('Authorization') === '';
    if (isVisitor) countVisitor(ctx.request.ip);
    return next();
  };
};

export default clientAddress;
