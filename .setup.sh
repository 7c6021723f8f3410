# Sets UV to a uv of ours: the one on the PATH, or one in .uv made with nothing but Python 3.11+.
# Some systems tell Python to keep no bytecode; then every start would compile 700 modules anew, for 0.8 s.
unset PYTHONDONTWRITEBYTECODE
if command -v uv >/dev/null 2>&1; then
    UV=uv
else
    UV=$PWD/.uv/bin/uv
    if [ ! -x "$UV" ]; then
        PYTHON=
        for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
            if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
                PYTHON=$candidate
                break
            fi
        done
        if [ -z "$PYTHON" ]; then
            echo "Byways needs Python 3.11 or newer: https://www.python.org/downloads/" >&2
            exit 1
        fi
        echo "Setting up, once; this takes a minute ..." >&2
        "$PYTHON" -m venv .uv
        .uv/bin/pip install --quiet --disable-pip-version-check 'uv>=0.9'
    fi
fi
