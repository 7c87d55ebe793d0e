"""Maps step of a product: its label, and those of what stands in it (`labels`: name to file), by Chromium."""

import json
import subprocess
import sys

job = json.loads(sys.argv[1])
for name, file in [(job["name"], "label"), *job.get("labels", {}).items()]:
    subprocess.run(["node", "products/labels/draw.mjs", name, f"{job['work']}/{file}.png"], check=True)
