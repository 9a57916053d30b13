import type { GatsbyConfig } from 'gatsby';
import { ramps } from '../cms/contracts/ramps';
import { DEFAULT_WIDTHS } from './src/gatsby/schema/picture-widths';
import { resolvePages, serialize, sitemapQuery } from './src/gatsby/sitemap/sitemap';

const siteUrl = (process.env.SITE_PUBLIC_URL ?? 'http://127.0.0.1:8000').replace(/\/+$/, '');
// Read by the pages for canonical and share URLs.
process.env.GATSBY_SITE_URL = siteUrl;
// Shown on the sign-in page; only in builds of a demonstration.
if (process.env.DEMO === 'true') {
  process.env.GATSBY_DEMO_EMAIL = process.env.DASHBOARD_ADMIN_EMAIL;
  process.env.GATSBY_DEMO_PASSWORD = process.env.DASHBOARD_ADMIN_PASSWORD;
}
// Origin of pictures for the dashboard and the preview when the CMS stores them in a bucket.
if (process.env.S3_PUBLIC_URL) {
  process.env.GATSBY_MEDIA_ORIGIN = new URL(process.env.S3_PUBLIC_URL).origin;
}
const cmsUrl = process.env.STRAPI_API_URL ?? 'http://127.0.0.1:1337';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: process.env.GRAPHQL_TYPEGEN === 'true',
  },
  // In development the browser also reaches the CMS through the site's origin.
  proxy: [
    { prefix: '/api', url: cmsUrl },
    { prefix: '/uploads', url: cmsUrl },
  ],
  plugins: [
    // Source maps in production styles would move components into separate chunks.
    { resolve: 'gatsby-plugin-emotion', options: { sourceMap: false } },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['webp'],
          quality: 78,
          placeholder: 'dominantColor',
          breakpoints: [...DEFAULT_WIDTHS],
        },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: 'Tequiora · Soluciones Tecnológicas Reales',
        short_name: 'Tequiora',
        lang: 'es-MX',
        start_url: '/',
        background_color: ramps.gray[0],
        theme_color: ramps.navy[900],
        display: 'browser',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
        legacy: false,
      },
    },
    {
      resolve: 'gatsby-plugin-sitemap',
      options: { query: sitemapQuery, resolvePages, serialize },
    },
  ],
};

export default config;
