import type { deskTeam as source } from '#content/messages/nl/desk-team.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskTeam: Translated<typeof source> = {
  add: 'Añadir a alguien',
  do_add: 'Añadir',
  you: 'es usted',
  name: 'Nombre',
  role: 'Función',
  may: {
    owner: 'Puede hacerlo todo, también el equipo y el registro.',
    desk: 'Agenda, clientes, mensajes, correos e informe.',
    practitioner: 'Agenda, citas y notas.',
  },
  no_keys: 'Aún sin llave de acceso',
  keys_one: '{{count}} llave de acceso',
  keys_other: '{{count}} llaves de acceso',
  never_seen: 'aún no ha entrado',
  gone: 'sin sesión ahora',
  seen: 'última vez el {{moment}}',
  link_open: 'Enlace abierto hasta el {{moment}}',
  link: 'Crear enlace de acceso',
  link_of: 'Crear enlace de acceso para {{name}}',
  link_text:
    'Con el enlace, {{name}} crea una sola llave de acceso: la primera, la de un dispositivo nuevo o la que sustituye a una perdida. Entréguelo en persona; quien lo tiene puede entrar.',
  link_once:
    'Este enlace solo se muestra ahora. Funciona hasta el {{moment}} y se agota cuando {{name}} haya creado la llave.',
  the_link: 'Enlace',
  not_copied: 'No se ha podido copiar. Seleccione el enlace y cópielo usted.',
  change: 'Cambiar',
  change_of: 'Cambiar los datos de {{name}}',
  changed: 'Se han cambiado los datos de {{name}}.',
  remove: 'Quitar',
  remove_of: 'Quitar a {{name}}',
  remove_text:
    '{{name}} ya no podrá entrar: sus llaves de acceso y sesiones terminan de inmediato. Lo que hizo {{name}} sigue en el registro.',
  removed: '{{name}} ya no trabaja en la recepción.',
}
