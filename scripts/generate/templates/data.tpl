{
  "hero": {
    "kicker": "{{title}}",
    "title": "{{title}} de *Tequiora*",
    "description": "Lo que conviene saber antes de elegir un sistema para tu negocio.",
    "figures": []
  },
  "seo": {
    "title": "{{title}} | Tequiora",
    "description": "{{title}}: lo que conviene saber antes de elegir un sistema para tu negocio.",
    "noindex": false
  }
}
