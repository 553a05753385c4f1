"""Every still by its slug: a scene by that of its category or article, one of a set by SET/NAME."""

from kit.studio import look_closer

STILLS = {}


class Scene:
    def __init__(self, build, exposure, glass):
        self.build = build
        self.exposure = exposure
        self.glass = glass


def scene(slug, exposure=1, glass=False):
    """Names a scene; `exposure` below 1 keeps white things from burning out, `glass` has sparkle that is calmed."""

    def register(build):
        STILLS[slug] = Scene(build, exposure, glass)
        return build

    return register


def detail(slug, camera_at, look_at, of=None, glass=False, **view):
    """Names a close-up after the category or family that shows it.

    `of` is the scene: its slug where that is another, or what builds one that only this close-up shows.
    """
    whole = Scene(of, 1, glass) if callable(of) else STILLS[of or slug]

    def build():
        whole.build()
        look_closer(camera_at, look_at, **view)

    STILLS["details/" + slug] = Scene(build, 1, glass or whole.glass)
