{
  "kind": "singleType",
  "collectionName": "{{snakeCase name}}s",
  "info": {
    "singularName": "{{kebabCase name}}",
    "pluralName": "{{kebabCase name}}s",
    "displayName": "Página de {{lowerCase title}}",
    "description": "Contenido de {{path}}."
  },
  "options": { "draftAndPublish": true },
  "attributes": {
    "hero": { "type": "component", "required": true, "component": "sections.page-hero", "repeatable": false },
    "callToAction": { "type": "component", "component": "sections.call-to-action", "repeatable": false },
    "seo": { "type": "component", "component": "shared.seo", "repeatable": false }
  }
}
