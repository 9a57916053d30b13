{
  "hero": {
    "kicker": "{{title}}",
    "title": "{{title}} de *Tequiora*",
    "description": "Lo que conviene saber antes de elegir un sistema para tu negocio.",
    "figures": []
  },
  "callToAction": {
    "title": "¿Tienes otra *pregunta*?",
    "description": "Escríbenos y te contestamos el mismo día hábil.",
    "primaryCta": {
      "label": "Escribir por WhatsApp",
      "target": "whatsapp",
      "message": "Hola, Tequiora. Vengo de su página {{title}}."
    }
  },
  "seo": {
    "title": "{{title}} | Tequiora",
    "description": "{{title}}: lo que conviene saber antes de elegir un sistema para tu negocio.",
    "noindex": false
  }
}
