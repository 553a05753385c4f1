import type { frame as source } from '#content/messages/nl/frame.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const frame: Translated<typeof source> = {
  skip: 'Ir al contenido',
  home_link: '{{clinic}}, a la página de inicio',
  main_navigation: 'Menú principal',
  menu: 'Menú',
  close: 'Cerrar',
  book: 'Reservar cita',
  book_subject: 'Reservar:',
  first_free: 'Reservar la primera hora libre',
  first_free_unknown: 'Ver las horas libres',
  clinic_time: 'hora de los Países Bajos',
  call: 'Llamar al {{phone}}',
  portal: 'Mi clínica',
  language: 'Idioma',
  language_title: 'Elija un idioma',
  language_note: 'Seguirá en esta misma página.',
  quick_actions: 'Accesos rápidos',
  page: {
    home: 'Inicio',
    treatments: 'Tratamientos',
    about: 'Sobre nosotros',
    blog: 'Blog',
    reviews: 'Opiniones',
    contact: 'Contacto',
    privacy: 'Condiciones y privacidad',
    house_rules: 'Normas de la clínica',
    complaints: 'Reclamaciones',
  },
  mega: {
    title: '¿En qué podemos ayudarle?',
    text: '¿Duda entre varios tratamientos? La primera consulta es gratuita y no le compromete a nada.',
    contact: 'Haga una pregunta',
    view_all: 'Ver todo',
    all_treatments: 'Todos los tratamientos',
  },
  booking_failed: {
    title: 'La ventana de reservas no se carga',
    text: 'Compruebe su conexión o llámenos: {{phone}}.',
    link: 'Reservar cita en una página aparte',
  },
}
