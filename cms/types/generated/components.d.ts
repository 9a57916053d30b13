import type { Schema, Struct } from '@strapi/strapi';

export interface PageCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_page_call_to_action';
  info: {
    description: 'Recuadro de color con botones.';
    displayName: 'Llamada a la acci\u00F3n';
    icon: 'cursor';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%228%22 y=%2214%22 width=%22104%22 height=%2250%22 rx=%226%22 fill=%22%230B59ED%22/%3E%3Crect x=%2218%22 y=%2226%22 width=%2244%22 height=%226%22 rx=%221%22 fill=%22%23fff%22/%3E%3Crect x=%2218%22 y=%2238%22 width=%2238%22 height=%223%22 rx=%221%22 fill=%22%239DBFFF%22/%3E%3Crect x=%2218%22 y=%2245%22 width=%2230%22 height=%223%22 rx=%221%22 fill=%22%239DBFFF%22/%3E%3Crect x=%2280%22 y=%2228%22 width=%2224%22 height=%228%22 rx=%222%22 fill=%22%23fff%22/%3E%3Crect x=%2280%22 y=%2241%22 width=%2224%22 height=%228%22 rx=%222%22 fill=%22%233778FA%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    tone: Schema.Attribute.Enumeration<['azul', 'marino']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'azul'>;
  };
}

export interface PageCases extends Struct.ComponentSchema {
  collectionName: 'components_page_cases';
  info: {
    description: 'Proyectos hechos: elegidos o los m\u00E1s recientes.';
    displayName: 'Casos';
    icon: 'briefcase';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%2230%22 height=%2246%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%2230%22 height=%2222%22 rx=%224%22 fill=%22%230A1637%22/%3E%3Crect x=%2217%22 y=%2228%22 width=%2223%22 height=%2216%22 rx=%222%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2214%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2214%22 y=%2257%22 width=%2214%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2245%22 y=%2222%22 width=%2230%22 height=%2246%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2245%22 y=%2222%22 width=%2230%22 height=%2222%22 rx=%224%22 fill=%22%230A1637%22/%3E%3Crect x=%2252%22 y=%2228%22 width=%2223%22 height=%2216%22 rx=%222%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2249%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2249%22 y=%2257%22 width=%2214%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2280%22 y=%2222%22 width=%2230%22 height=%2246%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2280%22 y=%2222%22 width=%2230%22 height=%2222%22 rx=%224%22 fill=%22%230A1637%22/%3E%3Crect x=%2287%22 y=%2228%22 width=%2223%22 height=%2216%22 rx=%222%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2284%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2284%22 y=%2257%22 width=%2214%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    cases: Schema.Attribute.Relation<'oneToMany', 'api::case.case'>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageClients extends Struct.ComponentSchema {
  collectionName: 'components_page_clients';
  info: {
    description: 'Logotipos de clientes.';
    displayName: 'Clientes';
    icon: 'shield';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2214%22 y=%2228%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%2224%22 y=%2230%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2240%22 y=%2228%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%2250%22 y=%2230%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2266%22 y=%2228%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%2276%22 y=%2230%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2292%22 y=%2228%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%22102%22 y=%2230%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2214%22 y=%2246%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%2224%22 y=%2248%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2240%22 y=%2246%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%2250%22 y=%2248%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2266%22 y=%2246%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%2276%22 y=%2248%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2292%22 y=%2246%22 width=%228%22 height=%228%22 rx=%224%22 fill=%22%230B59ED%22/%3E%3Crect x=%22102%22 y=%2248%22 width=%229%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3C/svg%3E';
  };
  attributes: {
    clients: Schema.Attribute.Relation<'oneToMany', 'api::client.client'>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageComparison extends Struct.ComponentSchema {
  collectionName: 'components_page_comparison';
  info: {
    description: 'Opciones en columnas y lo que incluye cada una en renglones.';
    displayName: 'Tabla comparativa';
    icon: 'apps';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2212%22 width=%22100%22 height=%2254%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2216%22 y=%2220%22 width=%2228%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2258%22 y=%2220%22 width=%2212%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2284%22 y=%2220%22 width=%2212%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2216%22 y=%2231%22 width=%2228%22 height=%224%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2258%22 y=%2231%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2284%22 y=%2231%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2216%22 y=%2242%22 width=%2228%22 height=%224%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2258%22 y=%2242%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2284%22 y=%2242%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2216%22 y=%2253%22 width=%2228%22 height=%224%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2258%22 y=%2253%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2284%22 y=%2253%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3C/svg%3E';
  };
  attributes: {
    columns: Schema.Attribute.Component<'shared.bullet', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 1;
        },
        number
      >;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    rows: Schema.Attribute.Component<'sections.comparison-row', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageDocuments extends Struct.ComponentSchema {
  collectionName: 'components_page_documents';
  info: {
    description: 'Archivos PDF para descargar.';
    displayName: 'Documentos';
    icon: 'file';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%22100%22 height=%2213%22 rx=%223%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2214%22 y=%2224%22 width=%227%22 height=%229%22 rx=%221%22 fill=%22%23DD3B3B%22/%3E%3Crect x=%2226%22 y=%2227%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2294%22 y=%2226%22 width=%2211%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2210%22 y=%2239%22 width=%22100%22 height=%2213%22 rx=%223%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2214%22 y=%2241%22 width=%227%22 height=%229%22 rx=%221%22 fill=%22%23DD3B3B%22/%3E%3Crect x=%2226%22 y=%2244%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2294%22 y=%2243%22 width=%2211%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2210%22 y=%2256%22 width=%22100%22 height=%2213%22 rx=%223%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2214%22 y=%2258%22 width=%227%22 height=%229%22 rx=%221%22 fill=%22%23DD3B3B%22/%3E%3Crect x=%2226%22 y=%2261%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2294%22 y=%2260%22 width=%2211%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    documents: Schema.Attribute.Component<'sections.document', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 1;
        },
        number
      >;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageFeatures extends Struct.ComponentSchema {
  collectionName: 'components_page_features';
  info: {
    description: 'Tarjetas con icono, t\u00EDtulo y texto.';
    displayName: 'Ventajas';
    icon: 'star';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2224%22 width=%2230%22 height=%2242%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2215%22 y=%2230%22 width=%228%22 height=%228%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2215%22 y=%2244%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2215%22 y=%2251%22 width=%2216%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2245%22 y=%2224%22 width=%2230%22 height=%2242%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2250%22 y=%2230%22 width=%228%22 height=%228%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2250%22 y=%2244%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2250%22 y=%2251%22 width=%2216%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2280%22 y=%2224%22 width=%2230%22 height=%2242%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2285%22 y=%2230%22 width=%228%22 height=%228%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2285%22 y=%2244%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2285%22 y=%2251%22 width=%2216%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    features: Schema.Attribute.Component<'sections.feature', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageFigures extends Struct.ComponentSchema {
  collectionName: 'components_page_figures';
  info: {
    description: 'N\u00FAmeros grandes sobre un fondo oscuro.';
    displayName: 'Cifras';
    icon: 'chartBubble';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2212%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2234%22 width=%2218%22 height=%229%22 rx=%221%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2210%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2236%22 y=%2234%22 width=%2218%22 height=%229%22 rx=%221%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2236%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2262%22 y=%2234%22 width=%2218%22 height=%229%22 rx=%221%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2262%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2288%22 y=%2234%22 width=%2218%22 height=%229%22 rx=%221%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2288%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    figures: Schema.Attribute.Component<'shared.stat', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageForm extends Struct.ComponentSchema {
  collectionName: 'components_page_forms';
  info: {
    description: 'Preguntas para que escriban desde la p\u00E1gina.';
    displayName: 'Formulario';
    icon: 'envelop';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2236%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2220%22 width=%2230%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2210%22 y=%2226%22 width=%2226%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%228%22 width=%2256%22 height=%2262%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2259%22 y=%2213%22 width=%2246%22 height=%228%22 rx=%222%22 fill=%22%23fff%22/%3E%3Crect x=%2259%22 y=%2225%22 width=%2246%22 height=%228%22 rx=%222%22 fill=%22%23fff%22/%3E%3Crect x=%2259%22 y=%2237%22 width=%2246%22 height=%2216%22 rx=%222%22 fill=%22%23fff%22/%3E%3Crect x=%2262%22 y=%2216%22 width=%2218%22 height=%222%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2262%22 y=%2228%22 width=%2218%22 height=%222%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2262%22 y=%2241%22 width=%2218%22 height=%222%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2259%22 y=%2258%22 width=%2222%22 height=%228%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3C/svg%3E';
  };
  attributes: {
    afterSending: Schema.Attribute.Enumeration<
      ['mensaje', 'descarga', 'whatsapp']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'mensaje'>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    download: Schema.Attribute.Component<'sections.document', false>;
    enquiryType: Schema.Attribute.Enumeration<
      ['producto', 'servicio', 'consulta']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'consulta'>;
    extraKind: Schema.Attribute.Enumeration<['ninguno', 'texto', 'opciones']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ninguno'>;
    extraLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    extraOptions: Schema.Attribute.Component<'shared.bullet', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    extraRequired: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    thanksText: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    thanksTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageGallery extends Struct.ComponentSchema {
  collectionName: 'components_page_gallery';
  info: {
    description: 'Varias im\u00E1genes juntas.';
    displayName: 'Galer\u00EDa';
    icon: 'landscape';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2224%22 width=%2230%22 height=%2219%22 rx=%223%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2210%22 y=%2248%22 width=%2230%22 height=%2219%22 rx=%223%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2245%22 y=%2224%22 width=%2230%22 height=%2219%22 rx=%223%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2245%22 y=%2248%22 width=%2230%22 height=%2219%22 rx=%223%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2280%22 y=%2224%22 width=%2230%22 height=%2219%22 rx=%223%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2280%22 y=%2248%22 width=%2230%22 height=%2219%22 rx=%223%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    pictures: Schema.Attribute.Media<'images', true> &
      Schema.Attribute.Required;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageHero extends Struct.ComponentSchema {
  collectionName: 'components_page_hero';
  info: {
    description: 'Lo primero de la p\u00E1gina: t\u00EDtulo grande, botones y, si quieres, una imagen.';
    displayName: 'Portada';
    icon: 'landscape';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2216%22 width=%2248%22 height=%227%22 rx=%221%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2226%22 width=%2236%22 height=%227%22 rx=%221%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2210%22 y=%2240%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2210%22 y=%2247%22 width=%2238%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2210%22 y=%2256%22 width=%2224%22 height=%228%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2238%22 y=%2256%22 width=%2218%22 height=%228%22 rx=%222%22 fill=%22%2332477E%22/%3E%3Crect x=%2268%22 y=%2216%22 width=%2242%22 height=%2246%22 rx=%224%22 fill=%22%23213468%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    figures: Schema.Attribute.Component<'shared.stat', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    variant: Schema.Attribute.Enumeration<['clara', 'oscura', 'sinImagen']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'clara'>;
  };
}

export interface PagePackages extends Struct.ComponentSchema {
  collectionName: 'components_page_packages';
  info: {
    description: 'Los paquetes web con sus precios y ofertas, lado a lado.';
    displayName: 'Precios';
    icon: 'priceTag';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%2230%22 height=%2248%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2215%22 y=%2228%22 width=%2218%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2215%22 y=%2236%22 width=%2214%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2215%22 y=%2246%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2215%22 y=%2252%22 width=%2216%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2215%22 y=%2260%22 width=%2220%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2245%22 y=%2222%22 width=%2230%22 height=%2248%22 rx=%224%22 fill=%22%230A1637%22/%3E%3Crect x=%2250%22 y=%2228%22 width=%2218%22 height=%224%22 rx=%221%22 fill=%22%23fff%22/%3E%3Crect x=%2250%22 y=%2236%22 width=%2214%22 height=%225%22 rx=%221%22 fill=%22%2345C4F0%22/%3E%3Crect x=%2250%22 y=%2246%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2250%22 y=%2252%22 width=%2216%22 height=%223%22 rx=%221%22 fill=%22%237187B7%22/%3E%3Crect x=%2250%22 y=%2260%22 width=%2220%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2280%22 y=%2222%22 width=%2230%22 height=%2248%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2285%22 y=%2228%22 width=%2218%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2285%22 y=%2236%22 width=%2214%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2285%22 y=%2246%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2285%22 y=%2252%22 width=%2216%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2285%22 y=%2260%22 width=%2220%22 height=%225%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    packages: Schema.Attribute.Relation<'oneToMany', 'api::package.package'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PagePictureText extends Struct.ComponentSchema {
  collectionName: 'components_page_picture_text';
  info: {
    description: 'Una imagen a un lado y un texto con bot\u00F3n al otro.';
    displayName: 'Imagen con texto';
    icon: 'picture';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2214%22 width=%2248%22 height=%2250%22 rx=%224%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2266%22 y=%2216%22 width=%2240%22 height=%226%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2266%22 y=%2228%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2266%22 y=%2235%22 width=%2240%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2266%22 y=%2242%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2266%22 y=%2249%22 width=%2226%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2266%22 y=%2258%22 width=%2222%22 height=%227%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3C/svg%3E';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    imageSide: Schema.Attribute.Enumeration<['derecha', 'izquierda']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'derecha'>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageProducts extends Struct.ComponentSchema {
  collectionName: 'components_page_products';
  info: {
    description: 'Tarjetas del cat\u00E1logo: elegidas, de una categor\u00EDa o las destacadas.';
    displayName: 'Productos';
    icon: 'shoppingCart';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%2230%22 height=%2246%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%2230%22 height=%2222%22 rx=%224%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2214%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2214%22 y=%2258%22 width=%2212%22 height=%223%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2245%22 y=%2222%22 width=%2230%22 height=%2246%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2245%22 y=%2222%22 width=%2230%22 height=%2222%22 rx=%224%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2249%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2249%22 y=%2258%22 width=%2212%22 height=%223%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2280%22 y=%2222%22 width=%2230%22 height=%2246%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2280%22 y=%2222%22 width=%2230%22 height=%2222%22 rx=%224%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2284%22 y=%2250%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2284%22 y=%2258%22 width=%2212%22 height=%223%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3C/svg%3E';
  };
  attributes: {
    category: Schema.Attribute.Relation<
      'oneToOne',
      'api::product-category.product-category'
    >;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    products: Schema.Attribute.Relation<'oneToMany', 'api::product.product'>;
    selection: Schema.Attribute.Enumeration<
      ['elegidos', 'categoria', 'destacados']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'elegidos'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageQuestions extends Struct.ComponentSchema {
  collectionName: 'components_page_questions';
  info: {
    description: 'Preguntas que se abren; los buscadores tambi\u00E9n las muestran.';
    displayName: 'Preguntas y respuestas';
    icon: 'question';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2212%22 width=%2234%22 height=%226%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2254%22 y=%2214%22 width=%2250%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%22104%22 y=%2214%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2254%22 y=%2229%22 width=%2250%22 height=%224%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%22104%22 y=%2229%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2254%22 y=%2244%22 width=%2250%22 height=%224%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%22104%22 y=%2244%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2254%22 y=%2259%22 width=%2250%22 height=%224%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%22104%22 y=%2259%22 width=%225%22 height=%224%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2254%22 y=%2221%22 width=%2244%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    questions: Schema.Attribute.Component<'sections.question', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageServices extends Struct.ComponentSchema {
  collectionName: 'components_page_services';
  info: {
    description: 'Servicios con precio: elegidos o todos.';
    displayName: 'Servicios';
    icon: 'hashtag';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2212%22 width=%2234%22 height=%226%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2254%22 y=%2212%22 width=%228%22 height=%228%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2266%22 y=%2212%22 width=%2226%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2266%22 y=%2219%22 width=%2234%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2227%22 width=%2256%22 height=%221%22 rx=%220%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2231%22 width=%228%22 height=%228%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2266%22 y=%2231%22 width=%2226%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2266%22 y=%2238%22 width=%2234%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2246%22 width=%2256%22 height=%221%22 rx=%220%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2250%22 width=%228%22 height=%228%22 rx=%221%22 fill=%22%230B59ED%22/%3E%3Crect x=%2266%22 y=%2250%22 width=%2226%22 height=%224%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2266%22 y=%2257%22 width=%2234%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2265%22 width=%2256%22 height=%221%22 rx=%220%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    services: Schema.Attribute.Relation<'oneToMany', 'api::service.service'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageSteps extends Struct.ComponentSchema {
  collectionName: 'components_page_steps';
  info: {
    description: 'Lo que pasa, del primero al \u00FAltimo.';
    displayName: 'Pasos';
    icon: 'walk';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2228%22 width=%2230%22 height=%222%22 rx=%220%22 fill=%22%230B59ED%22/%3E%3Crect x=%2210%22 y=%2235%22 width=%229%22 height=%229%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2210%22 y=%2250%22 width=%2224%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2210%22 y=%2257%22 width=%2218%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2245%22 y=%2228%22 width=%2230%22 height=%222%22 rx=%220%22 fill=%22%230B59ED%22/%3E%3Crect x=%2245%22 y=%2235%22 width=%229%22 height=%229%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2245%22 y=%2250%22 width=%2224%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2245%22 y=%2257%22 width=%2218%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2280%22 y=%2228%22 width=%2230%22 height=%222%22 rx=%220%22 fill=%22%230B59ED%22/%3E%3Crect x=%2280%22 y=%2235%22 width=%229%22 height=%229%22 rx=%222%22 fill=%22%230B59ED%22/%3E%3Crect x=%2280%22 y=%2250%22 width=%2224%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2280%22 y=%2257%22 width=%2218%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    steps: Schema.Attribute.Component<'sections.step', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageTestimonials extends Struct.ComponentSchema {
  collectionName: 'components_page_testimonials';
  info: {
    description: 'Opiniones de clientes, elegidas de \u00ABTestimonio\u00BB.';
    displayName: 'Testimonios';
    icon: 'quote';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2210%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2210%22 y=%2222%22 width=%2248%22 height=%2244%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2216%22 y=%2228%22 width=%2222%22 height=%224%22 rx=%221%22 fill=%22%23FFB12A%22/%3E%3Crect x=%2216%22 y=%2238%22 width=%2236%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2216%22 y=%2245%22 width=%2232%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2216%22 y=%2255%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2262%22 y=%2222%22 width=%2248%22 height=%2244%22 rx=%224%22 fill=%22%23F2F4F8%22/%3E%3Crect x=%2268%22 y=%2228%22 width=%2222%22 height=%224%22 rx=%221%22 fill=%22%23FFB12A%22/%3E%3Crect x=%2268%22 y=%2238%22 width=%2236%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2268%22 y=%2245%22 width=%2232%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2268%22 y=%2255%22 width=%2220%22 height=%223%22 rx=%221%22 fill=%22%230A1637%22/%3E%3C/svg%3E';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    testimonials: Schema.Attribute.Relation<
      'oneToMany',
      'api::testimonial.testimonial'
    >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageText extends Struct.ComponentSchema {
  collectionName: 'components_page_text';
  info: {
    description: 'P\u00E1rrafos con t\u00EDtulos, listas, enlaces e im\u00E1genes.';
    displayName: 'Texto';
    icon: 'feather';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%2212%22 width=%2234%22 height=%226%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2254%22 y=%2213%22 width=%2256%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2220%22 width=%2252%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2227%22 width=%2256%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2234%22 width=%2240%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2241%22 width=%2254%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2248%22 width=%2248%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3Crect x=%2254%22 y=%2255%22 width=%2230%22 height=%223%22 rx=%221%22 fill=%22%23CED4DE%22/%3E%3C/svg%3E';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface PageVideo extends Struct.ComponentSchema {
  collectionName: 'components_page_videos';
  info: {
    description: 'Un video propio, o uno de YouTube o Vimeo que carga al tocarlo.';
    displayName: 'Video';
    icon: 'play';
    preview: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 120 78%22%3E%3Crect x=%220%22 y=%220%22 width=%22120%22 height=%2278%22 rx=%220%22 fill=%22%23fff%22/%3E%3Crect x=%2210%22 y=%228%22 width=%2246%22 height=%225%22 rx=%221%22 fill=%22%230A1637%22/%3E%3Crect x=%2214%22 y=%2219%22 width=%2292%22 height=%2250%22 rx=%224%22 fill=%22%23CED4DE%22/%3E%3Ccircle cx=%2260%22 cy=%2244%22 r=%2212%22 fill=%22%230B59ED%22/%3E%3Cpath d=%22M56 38l11 6-11 6z%22 fill=%22%23fff%22/%3E%3C/svg%3E';
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    duration: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8;
      }>;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    recordedOn: Schema.Attribute.Date;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    video: Schema.Attribute.Media<'videos'>;
    videoUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SectionsAbout extends Struct.ComponentSchema {
  collectionName: 'components_sections_about';
  info: {
    description: 'Bloque de presentaci\u00F3n de la empresa.';
    displayName: 'Acerca de';
    icon: 'user';
  };
  attributes: {
    body: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    cta: Schema.Attribute.Component<'shared.link', false>;
    image: Schema.Attribute.Media<'images'>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    stats: Schema.Attribute.Component<'shared.stat', true>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsBarChart extends Struct.ComponentSchema {
  collectionName: 'components_sections_bar_charts';
  info: {
    description: 'Unas cuantas cifras que se comparan.';
    displayName: 'Gr\u00E1fica de barras';
    icon: 'chartPie';
  };
  attributes: {
    points: Schema.Attribute.Component<'shared.chart-point', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_sections_call_to_action';
  info: {
    description: 'Cierre de p\u00E1gina con botones; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Llamada a la acci\u00F3n';
    icon: 'cursor';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsClientFigure extends Struct.ComponentSchema {
  collectionName: 'components_sections_client_figures';
  info: {
    description: 'Un n\u00FAmero que logr\u00F3 un cliente.';
    displayName: 'Cifra de un cliente';
    icon: 'chartBubble';
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface SectionsComparisonRow extends Struct.ComponentSchema {
  collectionName: 'components_sections_comparison_row';
  info: {
    description: 'Lo que se compara y su valor en cada columna.';
    displayName: 'Rengl\u00F3n de tabla';
    icon: 'bulletList';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    values: Schema.Attribute.Component<'shared.bullet', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
        },
        number
      >;
  };
}

export interface SectionsConfirmationMail extends Struct.ComponentSchema {
  collectionName: 'components_sections_confirmation_mails';
  info: {
    description: 'Lo que recibe por correo quien manda una consulta.';
    displayName: 'Correo de confirmaci\u00F3n';
    icon: 'envelop';
  };
  attributes: {
    closing: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    contactNote: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    greeting: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    nextSteps: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1200;
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsDayStep extends Struct.ComponentSchema {
  collectionName: 'components_sections_day_steps';
  info: {
    description: 'Qu\u00E9 pasa a una hora del d\u00EDa, con su pantalla.';
    displayName: 'Momento del d\u00EDa';
    icon: 'clock';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    image: Schema.Attribute.Media<'images'>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    noteX: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    noteY: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    time: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsDocument extends Struct.ComponentSchema {
  collectionName: 'components_sections_document';
  info: {
    description: 'Un PDF para descargar.';
    displayName: 'Documento';
    icon: 'file';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsFeature extends Struct.ComponentSchema {
  collectionName: 'components_sections_feature';
  info: {
    description: 'Icono, t\u00EDtulo y texto.';
    displayName: 'Caracter\u00EDstica';
    icon: 'star';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    href: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    image: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsFormTexts extends Struct.ComponentSchema {
  collectionName: 'components_sections_form_texts';
  info: {
    description: 'Etiquetas, opciones, bot\u00F3n y agradecimiento del formulario de contacto.';
    displayName: 'Textos del formulario';
    icon: 'bulletList';
  };
  attributes: {
    emailLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    generalOption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    messageLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    nameLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    newsletterLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    phoneLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    productOption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    serviceOption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    submitLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    thanksText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    thanksTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    typeLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SectionsHeroSlide extends Struct.ComponentSchema {
  collectionName: 'components_sections_hero_slide';
  info: {
    description: 'Una diapositiva de la portada de inicio; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Diapositiva';
    icon: 'slideshow';
  };
  attributes: {
    demo: Schema.Attribute.Enumeration<['caja', 'reservaciones']>;
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    features: Schema.Attribute.Component<'shared.bullet', true>;
    gradient: Schema.Attribute.Enumeration<
      ['anil', 'noche', 'talavera', 'cantera']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'anil'>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    stats: Schema.Attribute.Component<'shared.stat', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsHomeSection extends Struct.ComponentSchema {
  collectionName: 'components_sections_home_sections';
  info: {
    description: 'Una secci\u00F3n con su lugar, que se puede ocultar.';
    displayName: 'Secci\u00F3n de la p\u00E1gina de inicio';
    icon: 'layer';
  };
  attributes: {
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    section: Schema.Attribute.Enumeration<
      [
        'clientes',
        'especialidades',
        'productos-destacados',
        'servicios',
        'sobre-nosotros',
        'testimonios',
        'llamada',
      ]
    > &
      Schema.Attribute.Required;
  };
}

export interface SectionsMilestone extends Struct.ComponentSchema {
  collectionName: 'components_sections_milestone';
  info: {
    description: 'Un momento de la historia de la empresa.';
    displayName: 'Hito';
    icon: 'calendar';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface SectionsPageHero extends Struct.ComponentSchema {
  collectionName: 'components_sections_page_hero';
  info: {
    description: 'Primera secci\u00F3n de una p\u00E1gina; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Portada de p\u00E1gina';
    icon: 'landscape';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    figures: Schema.Attribute.Component<'shared.stat', true>;
    image: Schema.Attribute.Media<'images'>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsPayment extends Struct.ComponentSchema {
  collectionName: 'components_sections_payment';
  info: {
    description: 'Una parte del esquema de pagos.';
    displayName: 'Pago';
    icon: 'priceTag';
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    percentage: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface SectionsPlanUnit extends Struct.ComponentSchema {
  collectionName: 'components_sections_plan_units';
  info: {
    description: 'Lo que se cuenta para cobrar: cajas, habitaciones, pantallas.';
    displayName: 'Unidad de los planes';
    icon: 'layer';
  };
  attributes: {
    max: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<20>;
    plural: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    singular: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    start: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface SectionsQuestion extends Struct.ComponentSchema {
  collectionName: 'components_sections_question';
  info: {
    description: 'Una pregunta y su respuesta.';
    displayName: 'Pregunta';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SectionsSectionHead extends Struct.ComponentSchema {
  collectionName: 'components_sections_section_head';
  info: {
    description: 'Antet\u00EDtulo, t\u00EDtulo y descripci\u00F3n; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Encabezado de secci\u00F3n';
    icon: 'layer';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsStep extends Struct.ComponentSchema {
  collectionName: 'components_sections_step';
  info: {
    description: 'Un paso de un proceso.';
    displayName: 'Paso';
    icon: 'oneToMany';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsSystemPlan extends Struct.ComponentSchema {
  collectionName: 'components_sections_system_plans';
  info: {
    description: 'Su precio y lo que incluye.';
    displayName: 'Plan de un sistema';
    icon: 'priceTag';
  };
  attributes: {
    amount: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    features: Schema.Attribute.Component<'shared.bullet', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    rates: Schema.Attribute.Component<'shared.plan-rate', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
  };
}

export interface SectionsTeamGroup extends Struct.ComponentSchema {
  collectionName: 'components_sections_team_group';
  info: {
    description: 'Un \u00E1rea con sus integrantes.';
    displayName: 'Grupo del equipo';
    icon: 'manyToMany';
  };
  attributes: {
    color: Schema.Attribute.Enumeration<
      ['blue', 'sky', 'amber', 'green', 'red', 'navy']
    >;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    members: Schema.Attribute.Component<'sections.team-member', true>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsTeamMember extends Struct.ComponentSchema {
  collectionName: 'components_sections_team_member';
  info: {
    description: 'Persona del equipo.';
    displayName: 'Integrante';
    icon: 'user';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    portrait: Schema.Attribute.Media<'images'>;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsTechnology extends Struct.ComponentSchema {
  collectionName: 'components_sections_technology';
  info: {
    description: 'Una tecnolog\u00EDa de la franja del portafolio.';
    displayName: 'Tecnolog\u00EDa';
    icon: 'code';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      ['laravel', 'react', 'vuejs', 'mysql', 'nodejs', 'androidtv']
    > &
      Schema.Attribute.Required;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsText extends Struct.ComponentSchema {
  collectionName: 'components_sections_text';
  info: {
    description: 'T\u00EDtulo y p\u00E1rrafos.';
    displayName: 'Texto';
    icon: 'file';
  };
  attributes: {
    body: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedAddress extends Struct.ComponentSchema {
  collectionName: 'components_shared_address';
  info: {
    description: 'Direcci\u00F3n postal de la empresa.';
    displayName: 'Domicilio';
    icon: 'pinMap';
  };
  attributes: {
    city: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    country: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    postalCode: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10;
      }>;
    region: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    street: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedAnnouncementPage extends Struct.ComponentSchema {
  collectionName: 'components_shared_announcement_pages';
  info: {
    description: 'Una p\u00E1gina en la que se ve el anuncio, con las que est\u00E1n debajo de ella.';
    displayName: 'P\u00E1gina del anuncio';
    icon: 'file';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedBullet extends Struct.ComponentSchema {
  collectionName: 'components_shared_bullet';
  info: {
    description: 'Una l\u00EDnea de una lista.';
    displayName: 'Punto de lista';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedBusinessHours extends Struct.ComponentSchema {
  collectionName: 'components_shared_business_hours';
  info: {
    description: 'Horas de atenci\u00F3n que son iguales en varios d\u00EDas.';
    displayName: 'Horario';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
    firstDay: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        panel: {
          options: 'weekdays';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 7;
          min: 1;
        },
        number
      >;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    lastDay: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        panel: {
          options: 'weekdays';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 7;
          min: 1;
        },
        number
      >;
    opens: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
  };
}

export interface SharedCaseResult extends Struct.ComponentSchema {
  collectionName: 'components_shared_case_result';
  info: {
    description: 'Una mejora medida en un caso de \u00E9xito.';
    displayName: 'Resultado de caso';
    icon: 'arrowUp';
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    metric: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedChartPoint extends Struct.ComponentSchema {
  collectionName: 'components_shared_chart_points';
  info: {
    description: 'Un valor con su nombre.';
    displayName: 'Barra de una gr\u00E1fica';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    quantity: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface SharedChatLine extends Struct.ComponentSchema {
  collectionName: 'components_shared_chat_lines';
  info: {
    description: 'Una l\u00EDnea de la conversaci\u00F3n de ejemplo de un asistente.';
    displayName: 'Mensaje de conversaci\u00F3n';
    icon: 'message';
  };
  attributes: {
    author: Schema.Attribute.Enumeration<['cliente', 'asistente']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'asistente'>;
    replies: Schema.Attribute.Component<'shared.bullet', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    time: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface SharedClosure extends Struct.ComponentSchema {
  collectionName: 'components_shared_closures';
  info: {
    description: 'D\u00EDas en que no se atiende.';
    displayName: 'Cierre';
    icon: 'calendar';
  };
  attributes: {
    firstDay: Schema.Attribute.Date & Schema.Attribute.Required;
    lastDay: Schema.Attribute.Date;
    reason: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedFooterColumn extends Struct.ComponentSchema {
  collectionName: 'components_shared_footer_columns';
  info: {
    description: 'Un encabezado con sus enlaces.';
    displayName: 'Columna del pie';
    icon: 'layout';
  };
  attributes: {
    links: Schema.Attribute.Component<'shared.menu-link', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedGreetings extends Struct.ComponentSchema {
  collectionName: 'components_shared_greetings';
  info: {
    description: 'Mensajes con los que se abre WhatsApp; {nombre} se cambia por el nombre de lo que se mira.';
    displayName: 'Saludos de WhatsApp';
    icon: 'message';
  };
  attributes: {
    demo: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    general: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    product: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    project: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    quote: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    search: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    service: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_link';
  info: {
    description: 'Bot\u00F3n o enlace; puede abrir WhatsApp con un mensaje.';
    displayName: 'Enlace';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    message: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    target: Schema.Attribute.Enumeration<['enlace', 'whatsapp']> &
      Schema.Attribute.DefaultTo<'enlace'>;
  };
}

export interface SharedLossReason extends Struct.ComponentSchema {
  collectionName: 'components_shared_loss_reasons';
  info: {
    description: 'Por qu\u00E9 alguien no compr\u00F3.';
    displayName: 'Motivo de p\u00E9rdida';
    icon: 'bulletList';
  };
  attributes: {
    reason: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedMenuEntry extends Struct.ComponentSchema {
  collectionName: 'components_shared_menu_entries';
  info: {
    description: 'Un enlace del encabezado; con otros debajo, los abre.';
    displayName: 'Entrada del men\u00FA';
    icon: 'bulletList';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    links: Schema.Attribute.Component<'shared.menu-link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
  };
}

export interface SharedMenuLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_menu_links';
  info: {
    description: 'Un enlace con su texto.';
    displayName: 'Enlace del men\u00FA';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedPlanRate extends Struct.ComponentSchema {
  collectionName: 'components_shared_plan_rates';
  info: {
    description: 'Las que entran en el precio y lo que cuesta una m\u00E1s.';
    displayName: 'Cu\u00E1ntas incluye un plan';
    icon: 'plus';
  };
  attributes: {
    extra: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    included: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface SharedPricing extends Struct.ComponentSchema {
  collectionName: 'components_shared_pricing';
  info: {
    description: 'Monto, periodo y nota.';
    displayName: 'Precio';
    icon: 'priceTag';
  };
  attributes: {
    amount: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    period: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    tax: Schema.Attribute.Enumeration<['masIva', 'ivaIncluido']> &
      Schema.Attribute.DefaultTo<'masIva'>;
  };
}

export interface SharedQuote extends Struct.ComponentSchema {
  collectionName: 'components_shared_quote';
  info: {
    description: 'Frase de un cliente.';
    displayName: 'Cita';
    icon: 'quote';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    position: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    quote: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seo';
  info: {
    description: 'T\u00EDtulo, descripci\u00F3n e imagen para buscadores y redes sociales.';
    displayName: 'SEO';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 170;
      }>;
    noindex: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    shareImage: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface SharedSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_social_link';
  info: {
    description: 'Perfil de la empresa en una red.';
    displayName: 'Red social';
    icon: 'earth';
  };
  attributes: {
    network: Schema.Attribute.Enumeration<
      ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok']
    > &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedSpecification extends Struct.ComponentSchema {
  collectionName: 'components_shared_specifications';
  info: {
    description: 'Un dato t\u00E9cnico y su valor.';
    displayName: 'Medida o conexi\u00F3n';
    icon: 'bulletList';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedStat extends Struct.ComponentSchema {
  collectionName: 'components_shared_stat';
  info: {
    description: 'Un n\u00FAmero y lo que significa.';
    displayName: 'Cifra';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedTestimonialResult extends Struct.ComponentSchema {
  collectionName: 'components_shared_testimonial_result';
  info: {
    description: 'Una mejora que cuenta un cliente.';
    displayName: 'Resultado de testimonio';
    icon: 'arrowUp';
  };
  attributes: {
    improvement: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    metric: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'page.call-to-action': PageCallToAction;
      'page.cases': PageCases;
      'page.clients': PageClients;
      'page.comparison': PageComparison;
      'page.documents': PageDocuments;
      'page.features': PageFeatures;
      'page.figures': PageFigures;
      'page.form': PageForm;
      'page.gallery': PageGallery;
      'page.hero': PageHero;
      'page.packages': PagePackages;
      'page.picture-text': PagePictureText;
      'page.products': PageProducts;
      'page.questions': PageQuestions;
      'page.services': PageServices;
      'page.steps': PageSteps;
      'page.testimonials': PageTestimonials;
      'page.text': PageText;
      'page.video': PageVideo;
      'sections.about': SectionsAbout;
      'sections.bar-chart': SectionsBarChart;
      'sections.call-to-action': SectionsCallToAction;
      'sections.client-figure': SectionsClientFigure;
      'sections.comparison-row': SectionsComparisonRow;
      'sections.confirmation-mail': SectionsConfirmationMail;
      'sections.day-step': SectionsDayStep;
      'sections.document': SectionsDocument;
      'sections.feature': SectionsFeature;
      'sections.form-texts': SectionsFormTexts;
      'sections.hero-slide': SectionsHeroSlide;
      'sections.home-section': SectionsHomeSection;
      'sections.milestone': SectionsMilestone;
      'sections.page-hero': SectionsPageHero;
      'sections.payment': SectionsPayment;
      'sections.plan-unit': SectionsPlanUnit;
      'sections.question': SectionsQuestion;
      'sections.section-head': SectionsSectionHead;
      'sections.step': SectionsStep;
      'sections.system-plan': SectionsSystemPlan;
      'sections.team-group': SectionsTeamGroup;
      'sections.team-member': SectionsTeamMember;
      'sections.technology': SectionsTechnology;
      'sections.text': SectionsText;
      'shared.address': SharedAddress;
      'shared.announcement-page': SharedAnnouncementPage;
      'shared.bullet': SharedBullet;
      'shared.business-hours': SharedBusinessHours;
      'shared.case-result': SharedCaseResult;
      'shared.chart-point': SharedChartPoint;
      'shared.chat-line': SharedChatLine;
      'shared.closure': SharedClosure;
      'shared.footer-column': SharedFooterColumn;
      'shared.greetings': SharedGreetings;
      'shared.link': SharedLink;
      'shared.loss-reason': SharedLossReason;
      'shared.menu-entry': SharedMenuEntry;
      'shared.menu-link': SharedMenuLink;
      'shared.plan-rate': SharedPlanRate;
      'shared.pricing': SharedPricing;
      'shared.quote': SharedQuote;
      'shared.seo': SharedSeo;
      'shared.social-link': SharedSocialLink;
      'shared.specification': SharedSpecification;
      'shared.stat': SharedStat;
      'shared.testimonial-result': SharedTestimonialResult;
    }
  }
}
