import type { FastifyInstance } from 'fastify';

/** A market stall's awning, in the blue of the sign-in pages. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2450c8"/>' +
  '<path d="M6 8h20l2 7a3.5 3.5 0 0 1-6 1.5 3.5 3.5 0 0 1-6 0 3.5 3.5 0 0 1-6 0A3.5 3.5 0 0 1 4 15Z" fill="#fff"/>' +
  '<path d="M8 20v6h16v-6" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>';

/** Browsers request this file with each page; they also accept an SVG under this name. */
export function mountIcon(app: FastifyInstance): void {
  app.get('/favicon.ico', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
}
