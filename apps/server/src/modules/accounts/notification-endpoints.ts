import { ConnectorError, type Throttle } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { FastifyInstance } from 'fastify';
import { fail } from '../../platform/http/fail.ts';
import { createForgeryLog } from './forgery-log.ts';
import { createMarketplaceNotificationKeys } from './notification-keys.repository.ts';
import { type MarketplaceNotificationDeps, receiveMarketplaceNotification } from './notifications.service.ts';
import type { Connectors } from './open-account.ts';
import type { RequestLogBook } from './request-log.ts';

export interface MarketplaceNotificationEndpointDeps
  extends Pick<MarketplaceNotificationDeps, 'db' | 'clock' | 'jobs'> {
  readonly connectors: Connectors;
  readonly requestLogs: RequestLogBook;
  readonly throttle: Throttle;
  /** The address exactly as registered at each marketplace. */
  readonly notificationUrl: (platform: Platform) => string;
}

/** Notifications have a few hundred bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * The endpoints that marketplaces verify and then send notifications to, one per platform. They are not part of the contract: the
 * marketplace defines their requests and responses.
 */
export function mountMarketplaceNotificationEndpoints(
  app: FastifyInstance,
  deps: MarketplaceNotificationEndpointDeps,
): void {
  // The signature covers the raw bytes, so no body parser runs in this scope.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    for (const [platform, { notifications }] of deps.connectors) {
      if (!notifications) continue;
      const path = `/${platform}/notifications`;
      const forgeries = createForgeryLog(app.log, platform);
      const context = {
        clock: deps.clock,
        requestLog: deps.requestLogs.of(0, 0),
        throttle: deps.throttle,
        keys: createMarketplaceNotificationKeys(deps.db, deps.clock, platform),
      };

      scope.get<{ Querystring: { challenge_code?: unknown } }>(path, async (request) => {
        const challenge = request.query.challenge_code;
        if (typeof challenge !== 'string' || challenge === '') throw fail('invalid_request');
        return { challengeResponse: notifications.answerChallenge(challenge, deps.notificationUrl(platform)) };
      });

      scope.post(path, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const header = request.headers[notifications.signatureHeader];
        try {
          const notification = await notifications.read(body, typeof header === 'string' ? header : undefined, context);
          if (!notification) {
            forgeries.count();
            throw fail('not_signed');
          }
          await receiveMarketplaceNotification(deps, platform, notification);
        } catch (error) {
          // The marketplace delivers it again later.
          if (error instanceof ConnectorError) throw fail('unavailable', { cause: error });
          throw error;
        }
        return reply.code(204).send();
      });
    }
  });
}
