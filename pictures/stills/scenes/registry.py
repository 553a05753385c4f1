"""Every scene by the slug of its category or article."""

SCENES = {}


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
