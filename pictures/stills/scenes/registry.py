"""Every scene by the slug of its category or article, and every close-up of one."""

from kit.studio import look_closer

SCENES = {}
DETAILS = {}


class Scene:
    def __init__(self, build, exposure):
        self.build = build
        self.exposure = exposure


def scene(slug, exposure=1):
    """Names a scene; `exposure` below 1 keeps white things from burning out."""

    def register(build):
        SCENES[slug] = Scene(build, exposure)
        return build

    return register


def detail(slug, camera_at, look_at, of=None, **view):
    """Names a close-up after the category or family that shows it; `of` is the scene, where that is called otherwise."""

    def build():
        SCENES[of or slug].build()
        look_closer(camera_at, look_at, **view)

    DETAILS[slug] = Scene(build, exposure=1)
